/** @jsxImportSource preact */
import { render } from "preact";
import { Configurator } from "./configurator/configurator.tsx";
import "./configurator/configurator.css";
import type { ConfiguratorProps, Opening } from "./contract.ts";

/** Every opening starts afresh; closing takes what was typed out of the page. */
export function open({ dialog, root, props, options }: Opening<ConfiguratorProps>): void {
  const title = `${dialog.id}-title`;
  render(<Configurator {...props} dialog={dialog} preselected={options.package} />, root);
  dialog.setAttribute("aria-labelledby", title);
  dialog.addEventListener("close", () => render(null, root), { once: true });
}
