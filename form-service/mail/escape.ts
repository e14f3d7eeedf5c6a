const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Safe as text and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character);
}

/** A header and a table cell are one line each, whatever was typed. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
