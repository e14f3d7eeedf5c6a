/** @jsxImportSource preact */
import { remainingWords } from "./remaining-words.ts";

/** For eyes on every key, for ears only near the limit. */
export function Counter({ length, max }: { length: number; max: number }) {
  return (
    <>
      <p class="counter">{`${length}/${max}`}</p>
      <p class="visually-hidden" role="status">
        {remainingWords(length, max)}
      </p>
    </>
  );
}
