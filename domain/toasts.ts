import type { Form, Toast } from "./form.ts";

/** What a call that answers neither success nor an error text is taken to have said. */
const submitFailedText = "Failed to submit form";

/** The toast for a submission that failed with this error text, if there was one. */
export function failureToast(form: Form, errorText: string = submitFailedText): Toast {
  const { failure, failureTexts = [] } = form.toasts;
  const special = failureTexts.find(({ contains }) => errorText.includes(contains));
  return special ? { ...failure, text: special.text } : failure;
}
