export function escapedText(text: string): string {
  return inText.test(text) ? text.replace(/[&<>]/g, reference) : text;
}

/** Between double quotes. */
export function escapedValue(value: string): string {
  return inValue.test(value) ? value.replace(/[&<>"]/g, reference) : value;
}

const inText = /[&<>]/;
const inValue = /[&<>"]/;

function reference(sign: string): string {
  return references[sign] ?? sign;
}

const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
