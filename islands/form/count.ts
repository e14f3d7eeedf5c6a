import type { Form } from "../../domain/form.ts";
import { remainingWords } from "./remaining-words.ts";
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
