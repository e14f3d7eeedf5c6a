import { expect, test } from "vitest";
import { compiledSite } from "../compiled-site.ts";

/** One broken file, by default content/notes/new.md, and the words that its editor reads. */
type Mistake = {
  readonly mistake: string;
  readonly file?: string;
  readonly content: string | Uint8Array;
  /** Further files. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly says: readonly string[];
};

export function testEach(mistakes: readonly Mistake[]): void {
  // Not as $mistake, of which vitest writes the first words only.
  test.each(mistakes.map(one => [one.mistake, one] as const))(
    "%s is named with its place and what to do",
    async (_, { file = "content/notes/new.md", content, beside, says }) => {
      const site = compiledSite({ ...beside, [file]: content });
      const text = await site.problems();
      for (const part of says) expect(text).toContain(part);
    },
  );
}
