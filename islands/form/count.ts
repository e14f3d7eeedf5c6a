import type { Form } from "../../domain/form.ts";
import { write } from "./write.ts";

/** Keeps the counter beside a long text: for eyes on every key, for ears only near the limit. */
export function count(element: HTMLFormElement, { fields }: Pick<Form, "fields">): void {
  const max = fields.find(field => field.counterMax)?.counterMax;
  if (!max) return;
  const length = element.querySelector("textarea")?.value.length ?? 0;
  const counter = element.querySelector(".counter");
  write(counter, `${length}/${max}`);
  counter?.toggleAttribute("data-over", length > max);
  write(element.querySelector("[data-remaining]"), remainingWords(length, max));
}

/** For screen readers: silent until the limit is near, then once for every hundred characters, not on every key. */
export function remainingWords(length: number, max: number): string {
  if (length > max) return "Over the limit";
  const left = Math.ceil((max - length) / 100) * 100;
  if (left > max / 10) return "";
  return left === 0 ? "No characters left" : `At most ${left} characters left`;
}
