import { store, takeStored } from "../toast/tab-storage.ts";
import type { Attempt, Sent } from "./attempts.ts";
import { isOnlyPlan } from "./name-plan.ts";
import type { Typed } from "./typed.ts";

type Kept = { readonly typed: Typed; readonly sent: Sent };

type Keeping = {
  /** By which the base script knows that something is kept for the island of that name. */
  readonly id: string;
  readonly element: HTMLFormElement;
};

/**
 * Chromium forgets on a reload what was typed, and every browser when a link leads to the page again: this keeps it in
 * the tab. Also what was sent, so that it does not count twice when the answer did not come. A look at a plan is nothing
 * to keep.
 */
export function keep({ id, element }: Keeping, sent: Sent): void {
  const typed = Object.fromEntries(inputsOf(element).map(({ name, value }) => [name, value]));
  if (Object.values(typed).some(value => value && !isOnlyPlan(value)))
    store(keyOf(id), JSON.stringify({ typed, sent } satisfies Kept));
  else takeStored(keyOf(id));
}

type Back = {
  readonly sent: Sent;
  /** A page that was left comes back as it was: nobody has typed in it since. */
  readonly isShownAgain?: boolean;
};

/**
 * What was kept is newer than what the browser has brought back by itself: the form may stand on several pages of this
 * tab. Where somebody is typing already, only what is empty is filled in.
 */
export function bringBack({ id, element }: Keeping, { sent, isShownAgain = false }: Back): void {
  const text = takeStored(keyOf(id));
  if (text) {
    const kept = readKept(text);
    const isTyping = !isShownAgain && element.matches(":focus-within");
    for (const input of inputsOf(element))
      if (!isTyping || !input.value) input.value = kept.typed[input.name] ?? input.value;
    Object.assign(sent, kept.sent, { isBroughtBack: true });
  }
  // What brings down the page may do so before a key is pressed: once more, or after all was typed before this code came.
  keep({ id, element }, sent);
}

/** Another program of this site may keep something as 'contact'. */
const keyOf = (id: string) => `typed-${id}`;

/** Not by FormData, which leaves out what is locked while it is sent. */
function inputsOf(element: HTMLFormElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>(".input")];
}

/** What another version of the site has kept in another shape is as good as none. */
export function readKept(text: string): Kept {
  const { typed, sent } = Object(parsed(text));
  const { tries } = Object(sent);
  return {
    typed: isEach(typed, isText) ? typed : {},
    sent: isEach(tries, isAttempt) ? { tries } : {},
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEach<T>(value: unknown, is: (item: unknown) => item is T): value is Record<string, T> {
  return typeof value === "object" && value !== null && Object.values(value).every(is);
}

const isText = (value: unknown): value is string => typeof value === "string";

function isAttempt(value: unknown): value is Attempt {
  const { key, body } = Object(value);
  return isText(key) && isText(body);
}
