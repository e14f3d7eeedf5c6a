export type Glyph = { path: string; advance: number };

/** Drawn from above the middle of a small letter, as heavy as the one of é, which the font's outlines have. */
const above: Record<string, string> = {
  "\u0300": "m-31 0h119l-99-133h-160v4z",
  "\u0301": "m31 0h-119l99-133h160v4z",
  "\u0302": "m-172 0l110-133h124l110 133h-122l-50-61-50 61z",
  "\u0303":
    "m-178-8c0-80 38-122 92-122c62 0 96 56 128 56c22 0 32-16 36-50h100c0 80-38 122-92 122c-62 0-96-56-128-56c-22 0-32 16-36 50z",
  "\u0304": "m-160-20v-92h320v92z",
  "\u0307": "m-74-15v-118h148v118z",
  "\u0308": "m-152-15v-118h120v118zm184 0v-118h120v118z",
  "\u030a": "m-92-75a92 92 0 1 1 184 0a92 92 0 1 1-184 0zm46 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0z",
  "\u030c": "m-172-133l110 133h124l110-133h-122l-50 61-50-61z",
};
/** From the line on which letters stand. */
const below: Record<string, string> = {
  "\u0327":
    "m-44 0h88l-14 42c52 4 82 34 82 76c0 58-54 90-128 90c-38 0-66-6-92-18l18-66c20 10 42 14 66 14c26 0 40-8 40-22c0-16-18-24-58-22z",
};
/** Letters that Unicode takes for whole ones: their plain letter, and the bar across it in the sense of its outline. */
const barred: Record<string, { letter: string; bar: string }> = {
  ł: { letter: "l", bar: "M6-290V-400L274-480V-370Z" },
  Ł: { letter: "L", bar: "M10-250V-370L360-500V-380Z" },
  ø: { letter: "o", bar: "M62 18L12-24L620-545L672-503Z" },
  Ø: { letter: "O", bar: "M98 35L42-12L802-721L858-674Z" },
  đ: { letter: "d", bar: "M385-575V-660H665V-575Z" },
  Đ: { letter: "D", bar: "M0-290V-395H390V-290Z" },
};
const aboveSmall = -591;
const aboveCapital = -751;

/** 'ŵ' of the outline of its w; nothing where there is none for the letter, or no place for its accent. */
export function accented(
  char: string,
  plain: (letter: string) => Glyph | undefined,
): Glyph | undefined {
  const whole = barred[char];
  const base = whole && plain(whole.letter);
  if (whole && base) return { ...base, path: base.path + whole.bar };
  const [letter = "", accent = "", ...more] = char.normalize("NFD");
  const glyph = plain(letter);
  const stroke = below[accent] ?? above[accent];
  if (!glyph || !stroke || more.length > 0) return undefined;
  const middle = glyph.advance / 2;
  // What reaches down has no room for one below, and what reaches up none above.
  if ((accent in below ? /g/ : /[bdfhklt]/).test(letter)) return undefined;
  if (accent in below) return { ...glyph, path: `${glyph.path}M${middle} 0${stroke}` };
  const top = letter === letter.toLowerCase() ? aboveSmall : aboveCapital;
  return { ...glyph, path: `${withoutDot(letter, glyph.path)}M${middle} ${top}${stroke}` };
}

/** 'e' of 'é', and 'l' of 'ł'. */
export function plainLetter(char: string): string {
  return barred[char]?.letter ?? char.normalize("NFD").charAt(0);
}

/** The accent takes the place of the dot, which is the first stroke of the two letters that have one. */
function withoutDot(letter: string, path: string): string {
  return /[ij]/.test(letter) ? path.slice(path.indexOf("Z") + 1) : path;
}
