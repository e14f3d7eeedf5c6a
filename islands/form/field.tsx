/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Field } from "../../domain/form.ts";
import { words } from "./words.ts";

type FormFieldProps = {
  readonly field: Field;
  readonly idPrefix: string;
  readonly label?: string;
  readonly error?: string | undefined;
  /** Attributes of the input itself; with `autofocus` it has the focus when its dialog opens. */
  readonly disabled?: boolean;
  readonly defaultValue?: string | undefined;
  readonly autofocus?: boolean;
  /** The counter of a field that has one. */
  readonly children?: ComponentChildren;
};

/** One field with its label and the place of its message. */
export function FormField(props: FormFieldProps) {
  const { field, idPrefix, label = field.label, error, children, ...own } = props;
  const { name, kind } = field;
  const id = `${idPrefix}-${name}`;
  const attributes = {
    ...own,
    required: field.required,
    name,
    "aria-describedby": `${id}-error`,
    id,
    autocomplete: field.autocomplete,
    // Who writes in Arabic or Hebrew writes from the right.
    dir: "auto" as const,
    class: "input",
    // Firefox would have a field read out as invalid that must be filled in and that nobody has come to yet.
    "aria-invalid": !!error,
  };
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {kind === "textarea" ? (
        <textarea {...attributes} rows={5} />
      ) : (
        // Preact's types tell one kind of input from another; these differ in nothing that is used here.
        <input {...attributes} type={kind as "text"} />
      )}
      <p class="field-error" id={`${id}-error`} hidden={!error} {...words(error)} />
      {children}
    </div>
  );
}
