import { store, takeStored } from "../toast/carried.ts";
import type { Sent } from "./attempts.ts";
import { isOnlyPlan } from "./plan-named-in.ts";
import { type Kept, readKept } from "./read-kept.ts";

type Keeping = {
  /** By which the base script knows that something is kept for the island of that name. */
  readonly id: string;
  readonly element: HTMLFormElement;
};

/**
 * Chromium forgets on a reload what was typed, and every browser when a link leads to the page again: this keeps it in
 * the tab. Also what was sent last, so that it does not count twice when the answer did not come. A look at a plan is
 * nothing to keep.
 */
export function keep({ id, element }: Keeping, sent: Sent): void {
  const typed = Object.fromEntries(inputsOf(element).map(({ name, value }) => [name, value]));
  if (Object.values(typed).some(value => value && !isOnlyPlan(value)))
    store(keyOf(id), JSON.stringify({ typed, sent } satisfies Kept));
  else takeStored(keyOf(id));
}

/** Fills in what is empty: the browser may have brought the text back by itself, and somebody may be typing. */
export function bringBack({ id, element }: Keeping): Sent {
  const { typed, sent } = readKept(takeStored(keyOf(id)));
  for (const input of inputsOf(element)) input.value ||= typed[input.name] ?? "";
  return sent;
}

/** Another program of this site may keep something as 'contact'. */
const keyOf = (id: string) => `typed-${id}`;

/** Not by FormData, which leaves out what is locked while it is sent. */
function inputsOf(element: HTMLFormElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>(".input")];
}
