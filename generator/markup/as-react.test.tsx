import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Random, random } from "../../bench/random.ts";
import { markup } from "./markup.ts";

const tags = words("div p span a ul li button input br svg path g label textarea pre table td");
const childless = words("input br path");
const texts = ["a", "<b> & 'c'", "/x?a=1&b=2", "1 > 0", "b\na", 0, 2.5];
const flags = words("disabled readOnly required multiple noValidate playsInline open inert");
const saying = words("hidden aria-hidden aria-expanded data-a spellCheck draggable focusable");
const named =
  words(`className htmlFor id title lang dir role tabIndex alt autoComplete inputMode maxLength colSpan
  dateTime hrefLang viewBox strokeWidth strokeLinecap fillOpacity pathLength preserveAspectRatio aria-label data-a-b
  download encType enterKeyHint popoverTarget xlinkHref textAnchor vectorEffect accessKey href src`);

test("what elements say is what React's own renderer would write of them", () => {
  for (let seed = 0; seed < 500; seed++) {
    const page = elementOf(random(seed), 4);
    expect(alike(markup<never>(page).join("")), `seed ${seed}`).toBe(
      alike(renderToStaticMarkup(page)),
    );
  }
});

/** An element such as templates may make, with what stands in it. */
function elementOf({ pick, below }: Random, depth: number): ReactNode {
  const tag = pick(tags);
  const props = Object.fromEntries([
    ...Array.from({ length: below(4) }, () => [pick(named), pick(texts)]),
    ...Array.from({ length: below(2) }, () => [
      pick(flags),
      pick<unknown>([true, false, 0, 1, "", "a"]),
    ]),
    ...Array.from({ length: below(2) }, () => [pick(saying), below(2) === 1]),
  ]);
  if (childless.includes(tag)) return createElement(tag, props);
  if (tag === "textarea") return createElement(tag, { ...props, defaultValue: pick(texts) });
  const children = Array.from({ length: below(4) }, () => childOf({ pick, below }, depth - 1));
  return createElement(tag, props, ...children);
}

function childOf(numbers: Random, depth: number): ReactNode {
  const { pick, below } = numbers;
  const kind = depth === 0 ? 0 : below(6);
  if (kind === 0) return pick(texts);
  if (kind === 1) return [null, undefined, true, false, ""][below(5)];
  const child = elementOf(numbers, depth);
  const several = createElement(Fragment, null, child, pick(texts));
  if (kind === 2) return several;
  return kind === 3 ? createElement(() => several) : child;
}

/** Without what is written in two ways, but means the same. */
function alike(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replace(/><\/path>|\/>/g, ">")
    .replace(/<[a-z]+ [^>]*(?=>)/g, tag => {
      const [name, ...attributes] = tag.split(/ (?=[\w:-]+(?:[= ]|$))/);
      const plain = attributes.map(one => lowered(one).replace(/="(?:true)?"$/, ""));
      return [name, ...plain.sort()].join(" ");
    });
}

function lowered(attribute: string): string {
  return attribute.replace(/^[^=]+/, name => name.toLowerCase());
}

function words(text: string): string[] {
  return text.split(/\s+/);
}
