/** 'Rugby, Bilton and Dunchurch'. To load what the language itself has for this takes as long as two whole pages. */
export function listed(names: string[]): string {
  return names.map((name, index) => separator(index, names.length) + name).join("");
}

/** What stands before each part of an enumeration. */
export function separator(index: number, count: number): string {
  if (index === 0) return "";
  return index === count - 1 ? " and " : ", ";
}
