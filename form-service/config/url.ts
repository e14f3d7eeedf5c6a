/** URL.parse of newer runtimes: the address, or nothing when the text is none. */
export function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
