export type Typed = Readonly<Record<string, string>>;

/** Everything that stands in a form, read from the page itself. */
export function typedIn(form: HTMLFormElement): Typed {
  // No field of ours takes a file, which alone would not be text.
  return Object.fromEntries(new FormData(form)) as Typed;
}
