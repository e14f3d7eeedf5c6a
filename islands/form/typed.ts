export type Typed = Readonly<Record<string, string>>;

/** Everything that stands in a form, read from the page itself. */
export function typedIn(form: HTMLFormElement): Typed {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
