/** A form is data: the page renders it, the browser and the service check it, the mail prints it. */
export type Form = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly fields: readonly Field[];
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly toasts: Toasts;
};

/** A form that is sent as a contact message. */
export type MessageForm = Form & {
  /** The browser's own messages come first; the rules then decide, in the page and in the service. */
  readonly nativeChecks: boolean;
  readonly request: MessageShape;
};

export type Field = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "tel" | "url" | "textarea";
  readonly required: boolean;
  /** What a browser may fill in. Free text has none: with 'off' it would be lost when a page has to be loaded again. */
  readonly autocomplete?: string;
  /** In the order in which they are checked: required, too short or too long, shape. */
  readonly rules: readonly Rule[];
  /** Shows a counter such as 120/5000. */
  readonly counterMax?: number;
};

export type Rule =
  | { readonly check: "required" | "email" | "phone" | "url"; readonly message: string }
  | { readonly check: "min" | "max"; readonly length: number; readonly message: string };

export type Toast = {
  readonly title: string;
  readonly text: string;
  readonly tone: "success" | "destructive";
};

type Toasts = {
  /** Shown together with the field messages when the form's own check fails. */
  readonly validation?: Toast;
  readonly failure: Toast;
  /** Other words for failures whose error text contains `contains`. */
  readonly failureTexts?: readonly { readonly contains: string; readonly text: string }[];
  /** Absent where success is shown by the thank-you page alone. */
  readonly success?: Toast;
};

/**
 * How the values become the body of the call: as they are, or the website inside a fixed message. By `opening` or `extra`
 * the service knows the form again: one with neither is taken for a contact message, and has that form's fields.
 */
export type MessageShape = {
  readonly omitEmpty?: boolean;
  readonly opening?: string;
  readonly closing?: string;
  /** Sent along as it is, such as { formType: "call-back" }; a `subject` also stands above the owner's mail. */
  readonly extra?: Readonly<Record<string, string>>;
};

type FieldName<F extends Form> = F["fields"][number]["name"];

/** What a form that passed its check holds: every field, trimmed, empty where nothing was given. */
export type Values<F extends Form> = Readonly<Record<FieldName<F>, string>>;

export type FieldMessages<F extends Form> = Readonly<Partial<Record<FieldName<F>, string>>>;
