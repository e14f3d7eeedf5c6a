export function countWords(count: number): string {
  return count === 1 ? "1 article" : `${count} articles`;
}
