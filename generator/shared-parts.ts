import { Buffer } from "node:buffer";
import type { createElement, ReactElement } from "react";
import { hash } from "./hash.ts";
import { type Scan, scan } from "./page-scan.ts";
import type { SharedComponent, Tools } from "./site.ts";

/** A part that many pages share, such as the header: rendered, read and encoded once. */
export type Part = {
  key: string;
  html: string;
  bytes: Uint8Array;
  scan: Scan;
  ids: ReadonlySet<string>;
};
/** A page as it is put together: its own text, and parts it shares. */
export type Piece = string | Part;

export type SharedParts = {
  shared: Tools["shared"];
  /** Markup in which shared parts have left their marks, taken apart at them. */
  pieces: (markup: string) => Piece[];
  /** Each part that was made so far, by its key. */
  all: () => ReadonlyMap<string, Part>;
  forget: () => void;
};

type Making = {
  createElement: typeof createElement;
  /** From an element to finished HTML. */
  render: (element: ReactElement) => string;
  tools: () => Tools;
};

/**
 * Parts are told apart by their component and its props: what is no object by value, an object by its JSON. So a
 * part is the same in every thread and, as long as its component is pure, as good as rendered on each page anew.
 */
export function sharedParts({ createElement, render, tools }: Making): SharedParts {
  const made = new Map<string, Part>();
  const numbered: Part[] = [];
  const numberOf = new Map<SharedComponent, { props: [string, unknown][]; number: number }[]>();
  const json = knownJson();
  const isSame = (a: [string, unknown][], b: [string, unknown][]) =>
    a.length === b.length &&
    a.every(([name, value], index) => name === b[index]?.[0] && json.isSame(value, b[index]?.[1]));
  const pieces = (markup: string): Piece[] =>
    markup.split(mark).flatMap((text, index): Piece[] => {
      const part = index % 2 === 1 ? numbered[Number(text)] : undefined;
      return part ? [part] : text ? [text] : [];
    });
  const make = (component: SharedComponent, props: object): number => {
    const html = textOf(pieces(render(createElement(component, { ...props, tools: tools() }))));
    const part = { key: hash(html).slice(0, 16), html, bytes: Buffer.from(html), scan: scan(html) };
    const whole = { ...part, ids: new Set(part.scan.ids) };
    made.set(part.key, whole);
    return numbered.push(whole) - 1;
  };
  return {
    shared: (component, props) => {
      const entries = Object.entries(props);
      const known = numberOf.get(component) ?? [];
      numberOf.set(component, known);
      let found = known.find(one => isSame(one.props, entries));
      if (!found) {
        found = { props: entries, number: make(component, props) };
        known.unshift(found);
      }
      return createElement("shared-part", { id: String(found.number) });
    },
    pieces,
    all: () => made,
    forget: () => numberOf.clear(),
  };
}

const mark = /<shared-part id="(\d+)"><\/shared-part>/;

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(piece => (typeof piece === "string" ? piece : piece.html)).join("");
}

/** Compares props; what was written as JSON once is not written again. */
function knownJson(): { isSame: (a: unknown, b: unknown) => boolean } {
  const known = new WeakMap<object, string>();
  const jsonOf = (value: object) => {
    const text = known.get(value) ?? JSON.stringify(value);
    known.set(value, text);
    return text;
  };
  return {
    isSame: (a, b) =>
      a === b ||
      (typeof a === "object" &&
        typeof b === "object" &&
        a !== null &&
        b !== null &&
        jsonOf(a) === jsonOf(b)),
  };
}
