import type { Props } from "./component.ts";

/** What the select around an option has chosen: one value, or those of a list that takes several. */
export type Chosen = string | readonly string[] | undefined;

/** What React says of a field by props of its own, as HTML says it. */
export function fieldProps(tag: string, props: Props, chosen?: Chosen): Props {
  const { defaultValue, defaultChecked, ...field } = props;
  if (tag === "option") return { ...field, selected: isChosen(props, chosen) || props.selected };
  const value = field.value ?? defaultValue;
  if (tag === "input") return { ...field, value, checked: field.checked ?? defaultChecked };
  const { value: _, children, ...unvalued } = field;
  if (tag === "select") return { ...unvalued, children };
  return { ...unvalued, children: value ?? children ?? "" };
}

/** By its value or, without one, by its text. */
function isChosen({ value, children }: Props, chosen: Chosen): boolean {
  const own = String(value ?? [children].flat().join(""));
  return typeof chosen === "string" ? chosen === own : chosen?.includes(own) === true;
}

export function chosenIn({ value, defaultValue }: Props): Chosen {
  const chosen = value ?? defaultValue;
  if (chosen === undefined || chosen === null) return undefined;
  return Array.isArray(chosen) ? chosen.map(String) : String(chosen);
}
