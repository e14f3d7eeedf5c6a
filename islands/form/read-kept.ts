import type { Attempt, Sent } from "./attempts.ts";
import type { Typed } from "./typed.ts";

export type Kept = { readonly typed: Typed; readonly sent: Sent };

/** What another version of the site has kept in another shape is as good as none. */
export function readKept(text: string): Kept {
  const { typed, sent } = Object(parsed(text));
  const { last } = Object(sent);
  return { typed: isTyped(typed) ? typed : {}, sent: isAttempt(last) ? { last } : {} };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(text => typeof text === "string")
  );
}

function isAttempt(value: unknown): value is Attempt & { readonly content: string } {
  const { content, key, body } = Object(value);
  return isTyped({ content, key, body });
}
