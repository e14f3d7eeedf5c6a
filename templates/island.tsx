import type { ComponentType, VNode } from "preact";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Tools } from "../generator/site.ts";

/**
 * The one place where React meets Preact: an island's own HTML is written into the page, so what works without
 * script is the island itself. How the base script wakes it is told in islands/contract.ts.
 */
export function Island<P extends object>({
  tools,
  name,
  component,
  props,
}: {
  tools: Tools;
  name: string;
  component: (props: P) => VNode | null;
  props: P;
}) {
  const { src, style } = tools.script(name);
  // Preact's own type of a component also allows classes, which islands do not use.
  const html = renderToString(h(component as ComponentType<P>, props));
  return (
    <div data-island={name} data-src={src} data-style={style}>
      <div data-root dangerouslySetInnerHTML={{ __html: html }} />
      <Props value={props} />
    </div>
  );
}

type DialogProps<P extends object> = {
  tools: Tools;
  name: string;
  id: string;
  label: string;
} & ({ props: P } | { propsUrl: string });

/** A dialog whose content comes with its island on first opening. */
export function IslandDialog<P extends object>(dialog: DialogProps<P>) {
  const { tools, name, id, label } = dialog;
  const { src, style } = tools.script(name);
  return (
    <dialog
      id={id}
      className="dialog"
      aria-label={label}
      data-src={src}
      data-style={style}
      data-props-url={"propsUrl" in dialog ? dialog.propsUrl : undefined}
    >
      <div data-root>
        <p className="dialog-loading" role="status">
          Loading...
        </p>
      </div>
      {"props" in dialog && <Props value={dialog.props} />}
    </dialog>
  );
}

/** Not run, only read. A '<' in it could end the element. */
function Props({ value }: { value: object }) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type="application/json" data-props dangerouslySetInnerHTML={{ __html: json }} />;
}
