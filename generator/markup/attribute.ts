import { attributeName } from "./attribute-name.ts";
import { escapedValue } from "./escaped.ts";
import { wordSet } from "./word-set.ts";

/** An attribute with the blank before it, or nothing where the value says that it is not there. */
export function attribute(tag: string, prop: string, value: unknown): string {
  if (notWritten.has(prop)) return "";
  if (typeof value === "string") return textAttribute(tag, prop, value);
  if (typeof value === "boolean") return flag(prop, value);
  if (prop === "style")
    throw new Error(
      `<${tag}> has a style of its own, which the page's policy refuses; use a class`,
    );
  if (typeof value === "function" || typeof value === "symbol")
    throw new Error(
      `${prop} of <${tag}> is a ${typeof value}, but a page stands still; what acts is an island`,
    );
  if (Number.isNaN(value)) throw new Error(`${prop} of <${tag}> is not a number`);
  return textAttribute(tag, prop, String(value));
}

/** For React alone, or written between the tags. */
const notWritten = wordSet(
  "children dangerouslySetInnerHTML ref suppressContentEditableWarning suppressHydrationWarning",
);

function textAttribute(tag: string, prop: string, value: string): string {
  if (value === "" && marks.has(prop)) return ` ${attributeName(prop)}`;
  if (addresses.has(prop) && isScript(value))
    throw new Error(`${prop} of <${tag}> is a script: ${value.slice(0, 40)}`);
  return ` ${attributeName(prop)}="${escapedValue(value)}"`;
}

function flag(prop: string, value: boolean): string {
  const name = attributeName(prop);
  if (name.startsWith("aria-") || saysBoth.has(prop)) return ` ${name}="${value}"`;
  if (value) return ` ${name}`;
  return name.startsWith("data-") ? ` ${name}="false"` : "";
}

/** That they are there says it all, also where somebody gives them an empty value. */
const marks = wordSet("crossOrigin hidden popover");
/** Whose 'false' is not the same as leaving them out. */
const saysBoth = wordSet("contentEditable draggable focusable spellCheck preserveAlpha");

const addresses = wordSet("href src action formAction xlinkHref");
/** As browsers read it, who pass over blanks in front and breaks within. */
function isScript(address: string): boolean {
  const isLikely = /^[^a-z]*j/i.test(address);
  return isLikely && URL.canParse(address) && new URL(address).protocol === "javascript:";
}
