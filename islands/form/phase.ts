export type Messages = Readonly<Partial<Record<string, string>>>;

/** Where a form is. What was typed is not part of it: that stays in the elements, where nothing can lose it. */
export type Phase =
  | { readonly is: "editing"; readonly errors: Messages; readonly note?: string | undefined }
  | { readonly is: "sending"; readonly note?: string | undefined }
  /** On the way to the next page. */
  | { readonly is: "sent"; readonly note?: undefined };

export const fresh: Phase = { is: "editing", errors: {} };

export function errorsOf(phase: Phase): Messages {
  return phase.is === "editing" ? phase.errors : {};
}

/** Typing in a field takes that field's message away and no other. */
export function withoutError(phase: Phase, { target }: Event): Phase {
  const name = target instanceof Element && target.getAttribute("name");
  if (!name || phase.is !== "editing" || !phase.errors[name]) return phase;
  const { [name]: _cleared, ...errors } = phase.errors;
  return { is: "editing", errors };
}

/** While it is sent all of it is disabled: what had the focus would leave it to the whole page, behind its dialog too. */
export function focusForm(form: HTMLFormElement): void {
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
}

/** After a failure: to the first field with a message, or to the button that was disabled meanwhile. */
export function focusAfterFailure(form: HTMLFormElement): void {
  const wanted =
    form.querySelector<HTMLElement>("[aria-invalid=true]") ??
    form.querySelector<HTMLElement>("[type=submit]");
  wanted?.focus();
}
