export type Context = {
  addIssue: (issue: { code: "custom"; path: PropertyKey[]; message: string }) => void;
};

/** Orders and prices find a package by its name. */
export function eachOnce(list: { name: string }[], { addIssue }: Context): void {
  for (const [index, { name }] of list.entries())
    if (list.findIndex(other => other.name === name) < index)
      addIssue({ code: "custom", path: [index, "name"], message: `'${name}' stands here twice` });
}

export function onePopular(list: { popular?: boolean | undefined }[], { addIssue }: Context): void {
  const first = list.findIndex(({ popular }) => popular);
  for (const [index, { popular }] of list.entries())
    if (popular && index > first)
      addIssue({
        code: "custom",
        path: [index, "popular"],
        message: "only one can be the most popular, and another one above is",
      });
}

/** '01632 960960' or '+44 (0)1632 960960' is shown, '+441632960960' is dialled. */
export function isSameNumber(display: string, dialled: string): boolean {
  const shown = display.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "");
  return dialled.replace(/\D/g, "").endsWith(shown);
}
