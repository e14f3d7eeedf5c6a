/** @jsxImportSource preact */
import { honeypotName } from "../../domain/calls.ts";

/** Out of sight and out of the tab order: whoever fills it in is not looking at the page. */
export function Honeypot({ idPrefix }: { idPrefix: string }) {
  const id = `${idPrefix}-${honeypotName}`;
  return (
    <div class="visually-hidden" aria-hidden="true">
      <label for={id}>Leave this empty</label>
      <input id={id} name={honeypotName} type="text" tabIndex={-1} autocomplete="off" />
    </div>
  );
}
