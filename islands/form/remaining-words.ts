/** For screen readers: silent until the limit is near, then once for every hundred characters, not on every key. */
export function remainingWords(length: number, max: number): string {
  if (length > max) return "Over the limit";
  const left = Math.ceil((max - length) / 100) * 100;
  if (left > max / 10) return "";
  return left === 0 ? "No characters left" : `At most ${left} characters left`;
}
