/** @jsxImportSource preact */
import { useLayoutEffect, useState } from "preact/hooks";
import { remainingWords } from "./remaining-words.ts";

/** Follows what stands in the input, also what was typed before this code came and what a script put there. */
export function Counter({ inputId, max }: { inputId: string; max: number }) {
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLTextAreaElement)) return;
    const count = () => setLength(input.value.length);
    // A reset empties the input only after its event.
    const countLater = () => setTimeout(count);
    count();
    input.addEventListener("input", count);
    input.form?.addEventListener("reset", countLater);
    return () => {
      input.removeEventListener("input", count);
      input.form?.removeEventListener("reset", countLater);
    };
  }, [inputId]);
  return (
    <>
      <p class="counter" id={`${inputId}-counter`}>
        {length}/{max}
      </p>
      <p class="visually-hidden" role="status">
        {remainingWords(length, max)}
      </p>
    </>
  );
}
