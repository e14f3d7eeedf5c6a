import type { Form } from "../../domain/form.ts";
import { write } from "./write.ts";

/** Keeps the counter of each long text: for eyes on every key, for ears only near the limit. */
export function count(element: HTMLFormElement, { fields }: Pick<Form, "fields">): void {
  for (const { name, counterMax } of fields) {
    const input = counterMax && element.querySelector<HTMLTextAreaElement>(`[name="${name}"]`);
    if (input) countIn(input, counterMax);
  }
}

function countIn({ value: { length }, parentElement: field }: HTMLTextAreaElement, max: number) {
  const counter = field?.querySelector(".counter") ?? null;
  write(counter, `${length}/${max}`);
  counter?.toggleAttribute("data-over", length > max);
  write(field?.querySelector("[data-remaining]") ?? null, remainingWords(length, max));
}

/** For screen readers: silent until the limit is near, then once for every hundred characters, not on every key. */
export function remainingWords(length: number, max: number): string {
  if (length > max) return "Over the limit";
  const left = Math.ceil((max - length) / 100) * 100;
  if (left > max / 10) return "";
  return left === 0 ? "No characters left" : `At most ${left} characters left`;
}
