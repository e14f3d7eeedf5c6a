import type { Form, Toast } from "./form.ts";

/** The toast for a submission that failed with this error text, if there was one. */
export function failureToast(form: Form, errorText = ""): Toast {
  const { failure, failureTexts = [] } = form.toasts;
  const special = failureTexts.find(({ contains }) => errorText.includes(contains));
  return special ? { ...failure, text: special.text } : failure;
}
