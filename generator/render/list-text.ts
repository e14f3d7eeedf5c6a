import { Buffer } from "node:buffer";
import { refusal } from "../problems/problem.ts";
import type { ListText, TextFile, Tools } from "../site.ts";

/** Of a list that was written: its key, those of its items in their order, and how many bytes each part takes. */
type KnownList = {
  key: string;
  items: string[];
  lengths: { start: number; between: number; items: number[] };
};
/** By path in the output folder. */
export type KnownLists = Record<string, KnownList>;
export type ListBefore = KnownList & { bytes: Buffer };

/** Writes the items that the list did not have before, and copies the others out of it. */
export function writeList(
  { path, start, between, end, items }: ListText,
  { keys, tools, before }: { keys: string[]; tools: Tools; before: ListBefore | undefined },
): { bytes: Buffer; lengths: KnownList["lengths"] } {
  const known = before ? itemsIn(before) : new Map<string, Buffer>();
  const written = items.map(
    ({ write }, index) => known.get(keys[index] ?? "") ?? Buffer.from(textOf(path, write(tools))),
  );
  const [first, separator] = [Buffer.from(start), Buffer.from(between)];
  const separated = written.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
  return {
    bytes: Buffer.concat([first, ...separated, Buffer.from(end)]),
    lengths: {
      start: first.length,
      between: separator.length,
      items: written.map(({ length }) => length),
    },
  };
}

/** By their keys. */
function itemsIn({ bytes, items, lengths }: ListBefore): Map<string, Buffer> {
  let at = lengths.start;
  return new Map(
    items.map((key, index) => {
      const item = bytes.subarray(at, at + (lengths.items[index] ?? 0));
      at += item.length + lengths.between;
      return [key, item];
    }),
  );
}

export function wholeText(text: TextFile, tools: Tools): string {
  const { path } = text;
  if ("write" in text) return textOf(path, text.write(tools));
  const items = text.items.map(({ write }) => textOf(path, write(tools)));
  return text.start + items.join(text.between) + text.end;
}

/** The site's code runs without a look at its types. */
function textOf(path: string, written: unknown): string {
  if (typeof written === "string") return written;
  const kind = written instanceof Promise ? "a promise" : String(written);
  throw refusal({
    code: "plan/part",
    file: "templates/site.ts",
    message: `'write' of the text ${path} gives back ${kind} where a text should be`,
    fix: "Write a function there that returns a text at once; npx tsc names the line",
  });
}

/** Names of the pictures that a text shows. */
export function imagesOfText(text: TextFile): string[] {
  if ("write" in text) return text.images ?? [];
  return [...new Set(text.items.flatMap(({ images }) => images))];
}
