/** @jsxImportSource preact */
import { render } from "preact";
import { Configurator } from "./configurator/configurator.tsx";
import { runOrder } from "./configurator/run-order.ts";
import "./configurator/configurator.css";
import type { ConfiguratorProps, Opening } from "./contract.ts";

/** Every opening starts afresh; closing takes what was typed out of the page. */
export async function open(opening: Opening<ConfiguratorProps>): Promise<void> {
  const { dialog, root, props, options } = opening;
  // This code has only just been compiled: with drawing in the same task a slow phone would be busy for too long.
  await new Promise(resolve => setTimeout(resolve));
  if (!dialog.open) return;
  const { id } = dialog;
  // Preact leaves alone what it did not put there, such as 'Loading...'.
  root.replaceChildren();
  runOrder({
    dialog,
    props,
    preselected: options.package,
    draw: view => render(<Configurator {...props} id={id} view={view} />, root),
  });
  dialog.setAttribute("aria-labelledby", `${id}-title`);
  dialog.addEventListener("close", () => render(null, root), { once: true });
}
