import { alike } from "../../../alike.ts";
import { literal } from "../../../problems/source-of.ts";
import { asWritten, firstOf, type Slip } from "../slip.ts";

export type Kind = MarkWords & {
  /** Signs that none of its marks is without. */
  beginnings: readonly string[];
  /** None of them goes on without end: a text of nothing but beginnings must be read as quickly as any. */
  marks: RegExp;
};

/** A mark that is written in several ways, all of which are looked for with these flags. */
export function anyOf(flags: string, ...ways: readonly RegExp[]): RegExp {
  return new RegExp(ways.map(({ source }) => source).join("|"), flags);
}

/** What is said of a mark. */
export type MarkWords = {
  code: string;
  message: string;
  fix: (mark: string) => string;
  /** The first mark of each thing to do is told, not of all. */
  isManifold?: true;
};

/** Kinds that are looked for together. */
type Kinds = { kinds: readonly Kind[]; beginning: RegExp };

/** One look at a text for all of them. */
export function withBeginning(kinds: readonly Kind[]): Kinds {
  const beginnings = kinds.flatMap(kind => kind.beginnings.map(literal));
  return { kinds, beginning: new RegExp(beginnings.join("|")) };
}

/** The first mark of each kind that a text has; `code` is the text with its code blank. */
export function firstOfEach({ kinds, beginning }: Kinds, code: string, text: string): Slip[] {
  if (!beginning.test(code)) return [];
  return kinds.flatMap(({ beginnings, marks, message, fix, isManifold, ...kind }) => {
    if (!beginnings.some(beginning => code.includes(beginning))) return [];
    const thingToDo = (mark: RegExpExecArray) => (isManifold ? fix(asWritten(text, mark)) : "");
    return alike(code.matchAll(marks), thingToDo).flatMap(found =>
      firstOf(found, mark => ({
        ...kind,
        at: mark.index + mark[0].search(/\S/),
        length: mark[0].trim().split("\n")[0]?.length ?? 1,
        message,
        fix: fix(asWritten(text, mark)),
      })),
    );
  });
}
