import { Buffer } from "node:buffer";
import type { createElement, ReactElement } from "react";
import { hash } from "../hash.ts";
import { isObject } from "../is-object.ts";
import { inPart } from "../markup/contexts.ts";
import type { Hooks } from "../markup/hooks.ts";
import { markup, partElement } from "../markup/markup.ts";
import type { SharedComponent, Tools } from "../site.ts";
import { type Scan, scan } from "./page-scan.ts";

/** A part that many pages share, such as the header: rendered, read and encoded once. */
export type Part = {
  key: string;
  html: string;
  bytes: Uint8Array;
  scan: Scan;
};
/** A page as it is put together: its own text, and parts it shares. */
export type Piece = string | Part;

type SharedParts = {
  shared: Tools["shared"];
  forget: () => void;
};

type Making = {
  createElement: typeof createElement;
  hooks: Hooks;
  tools: () => Tools;
  /** False where parts are to be rendered for each page anew, to prove that it makes no difference. */
  isSharing: boolean;
};
type Props = [name: string, value: unknown][];

/**
 * Parts are told apart by their component and its props: what is no object by value, an object by its JSON. So a
 * part is the same in every thread and, as long as its component is pure, as good as rendered on each page anew.
 */
export function sharedParts({ createElement, hooks, tools, isSharing }: Making): SharedParts {
  const byComponent = new Map<SharedComponent, { props: Props; element: ReactElement }[]>();
  const isSameValue = sameValue();

  /** An element that stands for the part, the same on each page. */
  function make(component: SharedComponent, props: object): ReactElement {
    const name = hash(component.name, JSON.stringify(props)).slice(0, 6);
    const element = createElement(component, { ...props, tools: tools() });
    const html = textOf(hooks(name, () => inPart(component.name, () => markup<Part>(element))));
    const key = hash(html).slice(0, 16);
    const part: Part = { key, html, bytes: Buffer.from(html), scan: scan(html) };
    return createElement(partElement, { part });
  }

  function shared(component: SharedComponent, props: object): ReactElement {
    if (!isSharing) return make(component, props);
    const entries = Object.entries(props);
    const known = byComponent.get(component) ?? [];
    byComponent.set(component, known);
    const found = known.find(one => isSame(one.props, entries));
    if (found) {
      // The next page mostly has the very same objects, of which nothing need be compared.
      found.props = entries;
      return found.element;
    }
    const element = make(component, props);
    // Those that were made last are kept: what is different on each page must not fill the memory.
    if (known.unshift({ props: entries, element }) > variantsMax) known.pop();
    return element;
  }

  function isSame(a: Props, b: Props): boolean {
    return (
      a.length === b.length &&
      a.every(([name, value], index) => name === b[index]?.[0] && isSameValue(value, b[index]?.[1]))
    );
  }

  return { shared, forget: () => byComponent.clear() };
}

const variantsMax = 64;

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(piece => (typeof piece === "string" ? piece : piece.html)).join("");
}

/** Compares props; what was written as JSON once is not written again. */
function sameValue(): (a: unknown, b: unknown) => boolean {
  const known = new WeakMap<object, string>();
  const jsonOf = (value: object) => {
    const text = known.get(value) ?? JSON.stringify(value);
    known.set(value, text);
    return text;
  };
  return (a, b) => a === b || (isObject(a) && isObject(b) && jsonOf(a) === jsonOf(b));
}
