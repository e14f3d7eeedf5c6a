/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Field } from "../../domain/form.ts";

export type FormFieldProps = {
  readonly field: Field;
  readonly idPrefix: string;
  readonly label?: string;
  readonly disabled: boolean;
  readonly error: string | undefined;
  /** The counter of a field that has one. */
  readonly children?: ComponentChildren;
};

/** One field with its label and its message. */
export function FormField({ field, idPrefix, label, disabled, error, children }: FormFieldProps) {
  const { name, kind } = field;
  const id = `${idPrefix}-${name}`;
  const attributes = {
    id,
    class: "input",
    name,
    autocomplete: field.autocomplete,
    required: field.required,
    disabled,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": error && `${id}-error`,
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
      {children}
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
