/** A file is named after its slug, and many disks refuse names of more than 255 bytes, endings included. */
export const slugLettersMax = 100;

/** 'My First Post' → 'my-first-post'; a name without any Latin letter or digit gives nothing, a long one its first words. */
export function slugOf(name: string): string {
  const latin = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, letter => latinLetters[letter] ?? letter);
  const whole = latin
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (whole.length <= slugLettersMax) return whole;
  const cut = whole.slice(0, slugLettersMax + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, slugLettersMax);
}

/** Of 'https://old.example/2019/my-page.html' the last part says what is meant. */
export function slugOfAddress(address: string): string {
  return slugOf((address.split("/").filter(Boolean).at(-1) ?? "").replace(/\.html?$/, ""));
}

/** What is no letter of a to z with a mark on it, but is written with these where there is none. */
const latinLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};
