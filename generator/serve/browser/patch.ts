/**
 * Changes an open page from what it was served as to what it has become, and leaves all else on it as it is: scroll,
 * open dialogs, what was typed. False when something differs on which code may depend; it must then be loaded again.
 */
export function patchPage(before: string, after: string): boolean {
  const parser = new DOMParser();
  const [old, next] = [before, after].map(html =>
    parser.parseFromString(withoutStyles(html), "text/html"),
  );
  if (!old || !next) return false;
  const steps: Step[] = [];
  const whole = { old: old.documentElement, next: next.documentElement };
  if (!compare({ ...whole, live: document.documentElement }, steps)) return false;
  for (const step of steps) step();
  return true;
}

/**
 * Styles that are swapped are not those that this page's policy knows, and would be reported as refused by merely parsing
 * them. As text they can still be compared.
 */
function withoutStyles(html: string): string {
  return html.replace(/<style\b/gi, '<script type="text/css"').replace(/<\/style>/gi, "</script>");
}

type Step = () => void;
type Three<N> = { old: N; next: N; live: N };

function compare({ old, next, live }: Three<Node>, steps: Step[]): boolean {
  if (old.isEqualNode(next)) return true;
  if (old instanceof Text && next instanceof Text && live instanceof Text) {
    steps.push(() => {
      live.data = next.data;
    });
    return live.data === old.data;
  }
  if (!(old instanceof Element && next instanceof Element && live instanceof Element)) return false;
  if (old.nodeName !== next.nodeName || live.nodeName !== old.nodeName || isDelicate(old))
    return false;
  return (
    compareAttributes({ old, next, live }, steps) && compareChildren({ old, next, live }, steps)
  );
}

function compareAttributes({ old, next, live }: Three<Element>, steps: Step[]): boolean {
  const names = new Set([...old.getAttributeNames(), ...next.getAttributeNames()]);
  for (const name of names) {
    const value = next.getAttribute(name);
    if (value === old.getAttribute(name)) continue;
    if (live.getAttribute(name) !== old.getAttribute(name) || isHook(name)) return false;
    steps.push(() =>
      value === null ? live.removeAttribute(name) : live.setAttribute(name, value),
    );
  }
  return true;
}

function compareChildren({ old, next, live }: Three<Element>, steps: Step[]): boolean {
  const [olds, nexts] = [[...old.childNodes], [...next.childNodes]];
  const lives = [...live.childNodes].filter(node => !isOurs(node));
  if (lives.length !== olds.length) return false;
  let start = 0;
  while (start < olds.length && same(olds[start], nexts[start])) start++;
  let end = 0;
  while (
    end < olds.length - start &&
    end < nexts.length - start &&
    same(olds.at(-1 - end), nexts.at(-1 - end))
  )
    end++;
  const [gone, come] = [
    olds.slice(start, olds.length - end),
    nexts.slice(start, nexts.length - end),
  ];
  const there = lives.slice(start, lives.length - end);
  if (gone.length === come.length)
    return gone.every((node, index) => {
      const [twin, shown] = [come[index], there[index]];
      return twin && shown && compare({ old: node, next: twin, live: shown }, steps);
    });
  const untouched = gone.every((node, index) => same(node, there[index]));
  if (!untouched || ![...gone, ...come].every(isPlain) || isHooked(live)) return false;
  const anchor = lives[lives.length - end] ?? null;
  steps.push(() => {
    for (const node of there) live.removeChild(node);
    for (const node of come) live.insertBefore(document.importNode(node, true), anchor);
  });
  return true;
}

function same(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other);
}

/** What the development server has added. */
function isOurs(node: Node): boolean {
  return (
    node instanceof Element &&
    node.matches('dev-badge, dev-problems, dev-warnings, [src^="/_dev/"], [href^="/_dev/"]')
  );
}

/** Elements whose meaning is more than what they show. */
const delicate =
  "script:not([type='application/ld+json']), style, link[rel=stylesheet], link[rel=modulepreload], meta[http-equiv], template, noscript, button, input, select, textarea, form, dialog, details, iframe, video, audio, canvas, object";

function isDelicate(element: Element): boolean {
  return element.matches(delicate);
}

/** Scripts find their elements by such attributes. */
function isHook(name: string): boolean {
  return /^(data-|aria-|on)/.test(name);
}

/** Inside of an element that a script has found, the script may have its own idea of what is there. */
function isHooked(element: Element | null): boolean {
  if (!element || element === document.body) return false;
  return (
    element.getAttributeNames().some(name => name.startsWith("data-")) ||
    isHooked(element.parentElement)
  );
}

function isPlain(node: Node): boolean {
  if (!(node instanceof Element)) return true;
  const all = [node, ...node.querySelectorAll("*")];
  return all.every(
    element =>
      !isDelicate(element) && !element.getAttributeNames().some(name => name.startsWith("data-")),
  );
}
