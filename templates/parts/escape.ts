/** Safe as text and inside a quoted attribute, in HTML and in XML. Of what an element shows this is done by itself. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

/** As the text of a script, in which nothing is escaped: a '<' could end it. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
