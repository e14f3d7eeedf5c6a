/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Field } from "../../domain/form.ts";
import { words } from "./words.ts";

type FormFieldProps = {
  readonly field: Field;
  readonly idPrefix: string;
  readonly label?: string;
  readonly disabled?: boolean;
  /** What it begins with. */
  readonly typed?: string | undefined;
  readonly error?: string | undefined;
  /** Has the focus when its dialog opens. */
  readonly isFocused?: boolean;
  /** The counter of a field that has one. */
  readonly children?: ComponentChildren;
};

/** One field with its label and the place of its message. */
export function FormField(props: FormFieldProps) {
  const {
    field,
    idPrefix,
    label = field.label,
    disabled,
    typed,
    error,
    isFocused,
    children,
  } = props;
  const { name, kind } = field;
  const id = `${idPrefix}-${name}`;
  const attributes = {
    id,
    class: "input",
    name,
    autocomplete: field.autocomplete,
    required: field.required,
    disabled,
    defaultValue: typed,
    autofocus: isFocused,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": `${id}-error`,
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
      {children}
      <p class="field-error" id={`${id}-error`} hidden={!error} {...words(error)} />
    </div>
  );
}
