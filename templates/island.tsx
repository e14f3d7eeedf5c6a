import type { ComponentType, VNode } from "preact";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { ReactNode } from "react";
import type { Tools } from "../generator/site.ts";
import { Icon } from "./parts/icon.tsx";
import { scriptJson } from "./parts/words/escape.ts";

type Component<P extends object> = (props: P) => VNode | null;

type IslandProps<P extends object> = {
  tools: Pick<Tools, "script">;
  name: string;
  component: Component<P>;
  props: P;
  /** How the query begins with which it is brought to life at once: see islands/contract.ts. */
  awake?: `?${string}`;
};

/**
 * The one place where React meets Preact: an island's own HTML is written into the page, so what works without
 * script is the island itself. How the base script wakes it is told in islands/contract.ts.
 */
export function Island<P extends object>(island: IslandProps<P>) {
  const { tools, name, component, props, awake } = island;
  const { src, style } = tools.script(name);
  return (
    <div data-island={name} data-src={src} data-style={style} data-awake={awake}>
      <Root name={name} component={component} props={props} />
      <Props value={props} />
    </div>
  );
}

type DialogProps = { tools: Tools; name: string; id: string };

type WrittenDialogProps<P extends object> = DialogProps & {
  /** Gets the dialog's id too, so that its heading can have `${id}-title` and name the dialog. */
  component: Component<P & { id: string }>;
  props: P;
};

/** A dialog whose content is in the page, so that it is there at once when it opens. */
export function IslandDialog<P extends object>(dialog: WrittenDialogProps<P>) {
  const { tools, name, id, component, props } = dialog;
  const { src, style } = tools.script(name);
  return (
    <dialog
      id={id}
      className="dialog"
      aria-labelledby={`${id}-title`}
      data-island={name}
      data-src={src}
      data-style={style}
    >
      <Root name={name} component={component} props={{ ...props, id }} />
      <Props value={props} />
    </dialog>
  );
}

/** A dialog whose content comes with its island on first opening; every page has it, so its props are a file. */
export function LoadedDialog(
  dialog: DialogProps & { label: string; propsUrl: string; offline: ReactNode },
) {
  const { tools, name, id, label, propsUrl, offline } = dialog;
  const { src, style } = tools.script(name);
  return (
    <dialog
      id={id}
      className="dialog"
      aria-label={label}
      data-src={src}
      data-style={style}
      data-props-url={propsUrl}
    >
      <div data-root>
        <button type="button" className="dialog-close" aria-label="Close" data-close>
          <Icon name="close" />
        </button>
        <p className="dialog-loading" role="status" data-note>
          Loading...
        </p>
        <template>{offline}</template>
      </div>
    </dialog>
  );
}

type RootProps<P extends object> = Pick<IslandProps<P>, "name" | "component" | "props">;

function Root<P extends object>({ name, component, props }: RootProps<P>) {
  // Preact's own type of a component also allows classes, which islands do not use.
  const html = renderToString(h(component as ComponentType<P>, props));
  // Elements of React are nothing to Preact, and types cannot tell the two apart.
  if (!html) throw new Error(`the island '${name}' writes nothing; ${firstLine}`);
  return <div data-root dangerouslySetInnerHTML={{ __html: asHtml(html) }} />;
}

const firstLine = "its component's file must begin with   /** @jsxImportSource preact */";

/** Preact writes as XML does: elements without an end with a slash, and marks that are there or not with a value. */
function asHtml(markup: string): string {
  return markup
    .replace(/(<(?:br|hr|img|input|wbr)(?: [^\s=<>"]+(?:="[^"]*")?)*) ?\/>/g, "$1>")
    .replace(/( data-[a-z-]+)="true"/g, "$1");
}

/** Not run, only read. */
function Props({ value }: { value: object }) {
  const json = scriptJson(value);
  return <script type="application/json" data-props dangerouslySetInnerHTML={{ __html: json }} />;
}
