/**
 * Words of an element that change. A browser that translates the page puts nodes of its own in the place of a text,
 * and what is written to the text that was there is seen by nobody: so the element's whole content is written.
 */
export function words(text: string | undefined): { textContent: string | undefined } {
  return { textContent: text };
}
