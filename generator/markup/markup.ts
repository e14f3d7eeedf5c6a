import type { ReactNode } from "react";
import { attribute } from "./attribute.ts";
import { isComponent, type Props, shown } from "./component.ts";
import { escapedText } from "./escaped.ts";
import { type Chosen, chosenIn, fieldProps } from "./fields.ts";
import { writeSpecial } from "./special-type.ts";
import { unescapedText } from "./unescaped-text.ts";

/**
 * React's elements as the HTML of a page that stands still: in their own order, attributes as HTML names them, and
 * text between which parts may stand that are made already. Why not by React's own renderer: docs/decisions/022.
 */
export function markup<Part>(node: ReactNode): (string | Part)[] {
  const sheet: Sheet = { pieces: [], text: "", chosen: undefined };
  write(node, sheet);
  endText(sheet);
  // Only shared() makes elements with parts, and it makes them of the kind that is asked for here.
  return sheet.pieces as (string | Part)[];
}

/** Stands for a part that is made already, and has it as its prop `part`. */
export const partElement = "shared-part";

/** What is written so far: finished pieces, the text after them, and what the select around it has chosen. */
type Sheet = { pieces: unknown[]; text: string; chosen: Chosen };

function endText(sheet: Sheet): void {
  if (sheet.text) sheet.pieces.push(sheet.text);
  sheet.text = "";
}

function write(node: unknown, sheet: Sheet): void {
  switch (typeof node) {
    case "string":
      sheet.text += escapedText(node);
      return;
    case "number":
    case "bigint":
      sheet.text += String(node);
      return;
    case "object":
      if (node !== null) writeObject(node, sheet);
      return;
    case "boolean":
    case "undefined":
      return;
    default:
      throw new Error(`a ${typeof node} stands where a text or an element should`);
  }
}

function writeObject(node: object, sheet: Sheet): void {
  if (Array.isArray(node)) for (const child of node) write(child, sheet);
  else if (isElement(node)) writeElement(node, sheet);
  else if (Symbol.iterator in node) for (const child of childrenOf(node)) write(child, sheet);
  else throw new Error(`${described(node)} stands where a text or an element should`);
}

type Element = { type: unknown; props: Props };

const elementType = Symbol.for("react.transitional.element");

function isElement(node: object): node is Element {
  return "$$typeof" in node && node.$$typeof === elementType;
}

/** An object that says it can be gone through. */
function childrenOf(node: object): Iterable<unknown> {
  return node as Iterable<unknown>;
}

function described(node: object): string {
  if ("then" in node) return "a promise, for which no page can wait,";
  return `an object with ${Object.keys(node).join(", ") || "nothing in it"}`;
}

function writeElement({ type, props }: Element, sheet: Sheet): void {
  if (typeof type === "string") writeTag(type, props, sheet);
  else if (isComponent(type)) write(shown(type, props), sheet);
  // A fragment and its like are nothing but what is in them; only an activity may hide it.
  else if (typeof type === "symbol") write(props.mode === "hidden" ? null : props.children, sheet);
  else writeSpecial(type, props, node => write(node, sheet));
}

function writeTag(tag: string, props: Props, sheet: Sheet): void {
  switch (tag) {
    case partElement:
      endText(sheet);
      sheet.pieces.push(props.part);
      return;
    case "select":
      writeSelect(props, sheet);
      return;
    case "input":
    case "option":
    case "textarea":
      writeAsHtml(tag, fieldProps(tag, props, sheet.chosen), sheet);
      return;
    default:
      writeAsHtml(tag, props, sheet);
  }
}

function writeSelect(props: Props, sheet: Sheet): void {
  const around = sheet.chosen;
  sheet.chosen = chosenIn(props);
  writeAsHtml("select", fieldProps("select", props), sheet);
  sheet.chosen = around;
}

function writeAsHtml(tag: string, props: Props, sheet: Sheet): void {
  const { children, dangerouslySetInnerHTML: html } = props;
  let start = `<${tag}`;
  for (const name in props) {
    const value = props[name];
    if (value !== undefined && value !== null) start += attribute(tag, name, value);
  }
  const isEmpty = html === undefined && (children === undefined || children === null);
  if (isEmpty && endless.has(tag)) sheet.text += `${start}>`;
  else if (isEmpty && shapes.has(tag)) sheet.text += `${start}/>`;
  else {
    sheet.text += `${start}>`;
    if (html !== undefined && html !== null) sheet.text += htmlIn(html);
    else writeInner(tag, children, sheet);
    sheet.text += `</${tag}>`;
  }
}

function writeInner(tag: string, children: unknown, sheet: Sheet): void {
  if (tag === "script" || tag === "style") {
    sheet.text += unescapedText(tag, children);
    return;
  }
  // Browsers leave out a line break right behind these tags.
  if (startsAnew.has(tag) && String(children).startsWith("\n")) sheet.text += "\n";
  write(children, sheet);
}

function htmlIn(given: unknown): string {
  if (typeof given === "object" && given !== null && "__html" in given)
    return given.__html === undefined || given.__html === null ? "" : String(given.__html);
  throw new Error("dangerouslySetInnerHTML wants an object with the key __html");
}

/** Have nothing in them, and no end. */
const endless = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
/** Of a drawing: an end of their own would be a tenth of its bytes. */
const shapes = new Set("circle ellipse line path polygon polyline rect use".split(" "));
const startsAnew = new Set(["pre", "textarea"]);
