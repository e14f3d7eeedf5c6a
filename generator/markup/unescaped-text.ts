/** Browsers read the text of scripts and styles as it stands, up to the first end of one. */
export function unescapedText(tag: "script" | "style", children: unknown): string {
  const text = [children].flat().join("");
  if (!text.toLowerCase().includes(`</${tag}`)) return text;
  throw new Error(`the text of a ${tag} says '</${tag}', which would end it there`);
}
