/** HTML says a character by its number or by its name; of the names only those that writers of texts use. */
export function unescapeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    if (decimal || hex) return point > codePointMax ? whole : String.fromCodePoint(point);
    return named.get(String(name)) ?? whole;
  });
}

const codePointMax = 0x10ffff;

const named = new Map<string, string>([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
  ["pound", "£"],
  ["euro", "€"],
  ["copy", "©"],
  ["reg", "®"],
  ["trade", "™"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["times", "×"],
  ["eacute", "é"],
]);
