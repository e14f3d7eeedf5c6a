/** Browsers read the text of scripts and styles as it stands, up to the first end of one. */
export function unescapedText(tag: "script" | "style", children: unknown): string {
  const text = [children].flat(Number.POSITIVE_INFINITY).map(said).join("");
  const found = misread[tag].exec(text)?.[0];
  if (found === undefined) return text;
  throw new Error(`the text of a ${tag} says '${found}', which would end it there, or nowhere`);
}

/** Behind '<!--' another '<script' would take the end of this one for its own. */
const misread = { script: /<!--|<\/?script/i, style: /<\/style/i };

function said(child: unknown): string {
  if (typeof child === "string" || typeof child === "number") return String(child);
  if (child === undefined || child === null || typeof child === "boolean") return "";
  throw new Error(`a ${typeof child} stands in a script or style, which hold text alone`);
}
