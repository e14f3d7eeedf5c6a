import { windows1252 } from "./windows-1252.ts";

/** HTML says a character by its number or by its name; of the names only those that writers of texts use. */
export function unescapeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal || hex) return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
    return named.get(String(name)) ?? whole;
  });
}

/** As browsers show it: the numbers of old Windows programs mean what they meant there. */
function characterOf(point: number): string {
  if (point >= 0x80 && point < 0xa0) return windows1252(point);
  const isSurrogate = point >= 0xd800 && point < 0xe000;
  return point === 0 || isSurrogate || point > 0x10ffff ? "\ufffd" : String.fromCodePoint(point);
}

/** Those of the characters from 160 to 255, in their order. */
const latin =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
  acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc
  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml`.split(/\s+/);

const named = new Map<string, string>([
  ...latin.map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ["amp", "&"],
  // Of old the names of the commonest ones may also be written in capitals.
  ["AMP", "&"],
  ["LT", "<"],
  ["GT", ">"],
  ["QUOT", '"'],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["euro", "€"],
  ["trade", "™"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["bull", "•"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["larr", "←"],
  ["rarr", "→"],
]);
