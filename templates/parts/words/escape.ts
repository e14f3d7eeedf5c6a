/** Safe as text and inside a quoted attribute, in HTML and in XML. What elements show is escaped without it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

/** As the text of a script, in which nothing is escaped: a '<' could end it. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
