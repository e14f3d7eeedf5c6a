/** @jsxImportSource preact */
import { honeypotName } from "../../domain/calls.ts";
import "../base/overlay/visually-hidden.css";

/**
 * Out of sight, out of the tab order and unheard: whoever fills it in is not looking at the page. It brings what hides
 * it: while other styles are on their way, or cannot be had, a visitor would fill it in, and not be answered.
 */
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
