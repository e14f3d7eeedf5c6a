export type Typed = Readonly<Record<string, string>>;

/** Everything that stands in a form, read from the page itself. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(Array.from(new FormData(form), ([name, text]) => [name, String(text)]));
}
