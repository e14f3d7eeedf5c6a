import { type Component, isComponent, type Props, shown } from "./component.ts";
import { type Context, valueIn, within } from "./contexts.ts";

const memo = Symbol.for("react.memo");
const forwardRef = Symbol.for("react.forward_ref");
const context = Symbol.for("react.context");
const consumer = Symbol.for("react.consumer");
const marks = new Set<unknown>([memo, forwardRef, context, consumer]);

/** What React's own functions make to be the type of an element. */
type Special =
  | { $$typeof: typeof memo; type: unknown }
  | { $$typeof: typeof forwardRef; render: Component }
  | (Context & { $$typeof: typeof context })
  | { $$typeof: typeof consumer; _context: Context };

/** Hands on what an element shows that is neither a tag nor a plain component. */
export function writeSpecial(type: unknown, props: Props, write: (node: unknown) => void): void {
  if (isLazy(type)) throw new Error("a page is made at once and waits for no code; import it");
  if (!isSpecial(type))
    throw new Error("an element names no component; is it imported by the right name?");
  switch (type.$$typeof) {
    case memo:
      if (isComponent(type.type)) write(shown(type.type, props));
      else writeSpecial(type.type, props, write);
      return;
    case forwardRef:
      write(shown(type.render, props));
      return;
    case consumer:
      write(callback(props.children)(valueIn(type._context)));
      return;
    case context:
      within(type, props.value, () => write(props.children));
  }
}

function isSpecial(type: unknown): type is Special {
  return (
    typeof type === "object" && type !== null && "$$typeof" in type && marks.has(type.$$typeof)
  );
}

function isLazy(type: unknown): boolean {
  return typeof type === "object" && type !== null && "_payload" in type;
}

/** A consumer has one child, a function, as React's types ask. */
function callback(children: unknown): (value: unknown) => unknown {
  return children as (value: unknown) => unknown;
}
