/** @jsxImportSource preact */
import { render } from "preact";
import { Configurator, type ConfiguratorProps } from "./configurator/configurator.tsx";
import { runOrder } from "./configurator/run-order.ts";
import "./configurator/configurator.css";
import type { OnBack, Opening } from "./contract.ts";
import { takeStored } from "./toast/tab-storage.ts";

/** Every opening starts afresh. */
export function open({ dialog, root, props, options }: Opening<ConfiguratorProps>): OnBack {
  const { id } = dialog;
  // With the code's own address: what another version of it has kept may be of another shape.
  const key = id + dialog.dataset.src;
  // Preact leaves alone what it did not put there, such as 'Loading...'.
  root.replaceChildren();
  return runOrder({
    dialog,
    props,
    preselected: options.package,
    key,
    kept: JSON.parse(takeStored(key) ?? "null"),
    draw: view => render(view && <Configurator {...props} id={id} view={view} />, root),
  });
}
