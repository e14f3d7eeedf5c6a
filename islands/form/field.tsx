/** @jsxImportSource preact */
import type { Field } from "../../domain/form.ts";
import { remainingWords } from "./remaining-words.ts";

export type FormFieldProps = {
  readonly field: Field;
  readonly idPrefix: string;
  readonly label?: string;
  readonly disabled: boolean;
  readonly error: string | undefined;
  /** How much stands in it, where a counter is shown. */
  readonly length?: number;
};

/** One field with its label, its counter and its message. */
export function FormField({ field, idPrefix, label, disabled, error, length = 0 }: FormFieldProps) {
  const { name, kind, counterMax } = field;
  const id = `${idPrefix}-${name}`;
  const attributes = {
    id,
    class: "input",
    name,
    autocomplete: field.autocomplete,
    required: field.required,
    disabled,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": error ? `${id}-error` : counterMax ? `${id}-counter` : undefined,
  };
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label ?? field.label}
      </label>
      {kind === "textarea" ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} {...inputType(kind)} />
      )}
      {counterMax && [
        <p key="counter" class="counter" id={`${id}-counter`}>
          {`${length}/${counterMax}`}
        </p>,
        <p key="words" class="visually-hidden" role="status">
          {remainingWords(length, counterMax)}
        </p>,
      ]}
      {error && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Preact's types tell one kind of input from another; these differ in nothing that is used here. */
function inputType(kind: Field["kind"]): { type: "text" } {
  return { type: kind as "text" };
}
