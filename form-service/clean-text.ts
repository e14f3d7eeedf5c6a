/**
 * Without what no person types: control characters, marks that turn the direction of writing, and
 * halves of characters. PostgreSQL would refuse some of them and a mail header must not hold any.
 */
export function cleanText(text: string): string {
  const kept = text.replace(lineEnds, "\n").replace(unwanted, "");
  return loneSurrogate.test(kept) ? Buffer.from(kept, "utf8").toString("utf8") : kept;
}

/** PowerPoint, Pages and Figma copy the end of a line as one of these: without any, words of two lines would become one. */
const lineEnds = /[\v\f\u0085\u2028\u2029]/g;
const unwanted = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const loneSurrogate = /[\uD800-\uDFFF]/u;
