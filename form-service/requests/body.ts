export type Body = Readonly<Record<string, unknown>>;

const depthMax = 6;

/** The body as an object of clean texts, or nothing when it is not an object. */
export function cleanBody(raw: unknown): Body | undefined {
  return isRecord(raw) ? cleanRecord(raw, 0) : undefined;
}

export function isRecord(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function cleanRecord(record: Body, depth: number): Body {
  // A Map's entries cannot reach a prototype, whatever the keys are called.
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [cleanText(key), clean(value, depth + 1)]),
  );
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > depthMax) return null;
  return Array.isArray(value)
    ? value.map(item => clean(item, depth + 1))
    : isRecord(value) && cleanRecord(value, depth);
}

const unwanted = /(?![\t\n\r])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const loneSurrogate = /[\uD800-\uDFFF]/u;

/**
 * Without what no person types: control characters, marks that turn the direction of writing, and
 * halves of characters. PostgreSQL would refuse some of them and a mail header must not hold any.
 */
export function cleanText(text: string): string {
  const tidy = text.replace(unwanted, "");
  return loneSurrogate.test(tidy) ? Buffer.from(tidy, "utf8").toString("utf8") : tidy;
}
