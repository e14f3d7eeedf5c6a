import { text } from "./fact-schemas.ts";

/** Words that many pages share, each with a name of its own: '{town}' in them, once the town is known. */
export function named(words: string, names: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (mark, name: string) => names[name] ?? mark);
}

/** Such words, in which nothing else stands in braces: it would be shown to visitors as it is. */
export function textWith(...names: string[]) {
  return text.superRefine((value, { addIssue }) => {
    const known = names.map(name => `{${name}}`);
    const [unknown] = (value.match(/\{[^{}]*\}?/g) ?? []).filter(mark => !known.includes(mark));
    if (unknown === undefined) return;
    addIssue({
      code: "custom",
      message: `'${unknown}' stands for nothing here`,
      fix: `Write the words themselves, or   ${known.join(" or ")}`,
    });
  });
}
