import { remembered } from "../remembered.ts";
import { attributeName } from "./attribute-name.ts";
import { escapedValue } from "./escaped.ts";

/** An attribute with the blank before it, or nothing where the value says that it is not there. */
export function attribute(tag: string, prop: string, value: unknown): string {
  const { name, kind } = known(prop);
  if (kind === "not written") return "";
  if (kind === "refused")
    throw new Error(
      `<${tag}> has a style of its own, which the page's policy refuses; use a class`,
    );
  if (typeof value === "boolean") return flag({ name, kind }, value);
  const text = typeof value === "string" ? value : textOf(value, { tag, prop });
  if (kind === "mark" && text === "") return ` ${name}`;
  if (kind === "address" && isScript(text))
    throw new Error(`${prop} of <${tag}> is a script: ${text.trim().slice(0, 40)}`);
  return ` ${name}="${escapedValue(text)}"`;
}

type Attribute = { name: string; kind: Kind | undefined };

const known = remembered(
  (prop: string): Attribute => ({ name: attributeName(prop), kind: kinds.get(prop) }),
);

/**
 * For React alone, or written between the tags; never; an address; there or not, also with an empty value; one whose 'false'
 * is not the same as leaving it out.
 */
type Kind = "not written" | "refused" | "address" | "mark" | "both";

const kinds = new Map<string, Kind>([
  ["children", "not written"],
  ["dangerouslySetInnerHTML", "not written"],
  ["ref", "not written"],
  ["suppressContentEditableWarning", "not written"],
  ["suppressHydrationWarning", "not written"],
  ["style", "refused"],
  ["action", "address"],
  ["formAction", "address"],
  ["href", "address"],
  ["src", "address"],
  ["xlinkHref", "address"],
  ["crossOrigin", "mark"],
  ["hidden", "mark"],
  ["popover", "mark"],
  ["contentEditable", "both"],
  ["draggable", "both"],
  ["focusable", "both"],
  ["preserveAlpha", "both"],
  ["spellCheck", "both"],
]);

function flag({ name, kind }: Attribute, value: boolean): string {
  if (kind === "both" || name.startsWith("aria-")) return ` ${name}="${value}"`;
  if (value) return ` ${name}`;
  return name.startsWith("data-") ? ` ${name}="false"` : "";
}

function textOf(value: unknown, { tag, prop }: { tag: string; prop: string }): string {
  if (typeof value === "function" || typeof value === "symbol")
    throw new Error(
      `${prop} of <${tag}> is a ${typeof value}, but a page stands still; what acts is an island`,
    );
  if (Number.isNaN(value)) throw new Error(`${prop} of <${tag}> is not a number`);
  return String(value);
}

/** As browsers read it, who pass over blanks in front and breaks within. */
function isScript(address: string): boolean {
  const isLikely = /^[^a-z]*j/i.test(address);
  return isLikely && URL.canParse(address) && new URL(address).protocol === "javascript:";
}
