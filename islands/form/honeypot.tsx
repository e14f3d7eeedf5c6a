/** @jsxImportSource preact */
import { honeypotName } from "../../domain/calls.ts";

/** Out of sight, out of the tab order and unheard: whoever fills it in is not looking at the page. */
export function Honeypot() {
  return (
    <input
      class="visually-hidden"
      type="text"
      name={honeypotName}
      autocomplete="off"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
