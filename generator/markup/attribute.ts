import { remembered } from "../remembered.ts";
import { attributeName } from "./attribute-name.ts";
import { escapedValue } from "./escaped.ts";

/** An attribute with the blank before it, or nothing where the value says that it is not there. */
export function attribute(tag: string, prop: string, value: unknown): string {
  const { name, kind, beginning } = known(prop);
  switch (kind) {
    case "not written":
      return "";
    case "flag":
      return value ? ` ${name}` : "";
    case "refused":
      throw new Error(`${prop} of <${tag}> is ${reasons[name] ?? handlerReason}`);
  }
  if (typeof value === "boolean") return said({ name, kind }, value);
  const text = typeof value === "string" ? value : textOf(value, { tag, prop });
  if (kind === "mark" && !value) return text === "" ? ` ${name}` : "";
  if (kind === "address" && isScript(text))
    throw new Error(`${prop} of <${tag}> is a script: ${text.trim().slice(0, 40)}`);
  return `${beginning}${escapedValue(text)}"`;
}

/**
 * For React alone, or written between the tags; there or not; what a page cannot have; an address; there also with an
 * empty value; one whose 'false' is not the same as leaving it out.
 */
type Kind = "not written" | "flag" | "refused" | "address" | "mark" | "both";
type Attribute = { name: string; kind: Kind | undefined; beginning: string };

const known = remembered((prop: string): Attribute => {
  const name = attributeName(prop);
  const kind = kinds.get(prop) ?? (/^on/i.test(prop) ? "refused" : undefined);
  return { name, kind, beginning: ` ${name}="` };
});

const handlerReason = "a handler, but a page stands still; what acts is an island";
const reasons: Record<string, string> = {
  style: "refused by the page's policy; use a class",
  innerHTML: "no attribute; what React calls it is dangerouslySetInnerHTML",
};

const kinds = new Map<string, Kind>([
  ...ofKind(
    "not written",
    "children dangerouslySetInnerHTML ref suppressContentEditableWarning suppressHydrationWarning",
  ),
  ...ofKind(
    "flag",
    `allowFullScreen async autoFocus autoPlay checked controls default defer disabled disablePictureInPicture
    disableRemotePlayback formNoValidate inert itemScope loop multiple muted noModule noValidate open playsInline
    readOnly required reversed selected`,
  ),
  ...ofKind("refused", "style innerHTML"),
  ...ofKind("address", "action data formAction formaction href src xlinkHref xlink:href"),
  ...ofKind("mark", "crossOrigin hidden popover"),
  ...ofKind("both", "contentEditable draggable focusable preserveAlpha spellCheck"),
]);

function ofKind(kind: Kind, props: string): [string, Kind][] {
  return props.split(/\s+/).map(prop => [prop, kind]);
}

function said({ name, kind }: Pick<Attribute, "name" | "kind">, value: boolean): string {
  if (kind === "both" || name.startsWith("aria-")) return ` ${name}="${value}"`;
  if (value) return ` ${name}`;
  return name.startsWith("data-") ? ` ${name}="false"` : "";
}

function textOf(value: unknown, { tag, prop }: { tag: string; prop: string }): string {
  if (typeof value === "function" || typeof value === "symbol")
    throw new Error(`${prop} of <${tag}> is a ${typeof value}, where a text should be`);
  if (Number.isNaN(value)) throw new Error(`${prop} of <${tag}> is not a number`);
  return String(value);
}

/** As browsers read it, who pass over blanks in front and breaks within. */
function isScript(address: string): boolean {
  const isLikely = /^[^a-z]*j/i.test(address);
  return isLikely && URL.canParse(address) && new URL(address).protocol === "javascript:";
}
