/** How a sign that nobody would know by sight is named: 'U+00AD'. */
export function codePoint(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
