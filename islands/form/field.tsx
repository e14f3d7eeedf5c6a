/** @jsxImportSource preact */
import type { Field } from "../../domain/form.ts";
import { Counter } from "./counter.tsx";

export type FormFieldProps = {
  readonly field: Field;
  readonly idPrefix: string;
  readonly label?: string;
  readonly disabled: boolean;
  readonly error: string | undefined;
};

/** One field with its label, its counter and its message. What is typed stays in the element, never in state. */
export function FormField({ field, idPrefix, label, disabled, error }: FormFieldProps) {
  const id = `${idPrefix}-${field.name}`;
  const { counterMax } = field;
  const described = [counterMax && `${id}-counter`, error && `${id}-error`].filter(Boolean);
  const attributes = {
    id,
    class: "input",
    name: field.name,
    autocomplete: field.autocomplete,
    required: field.required,
    disabled,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label ?? field.label}
      </label>
      {field.kind === "textarea" ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} {...inputType(field.kind)} />
      )}
      {counterMax && <Counter inputId={id} max={counterMax} />}
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
