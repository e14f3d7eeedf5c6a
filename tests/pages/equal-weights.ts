/**
 * Rules of the dialogs' sheets and of the page's own, which come later, that say different things of a part of a dialog or
 * a form with the same weight, whatever state it is in. Runs in the browser.
 */
export function equalWeights(): string[] {
  const [later, earlier] = [true, false].map(isPages =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement === isPages)
      .flatMap(({ cssRules }) => rulesIn(cssRules)),
  );
  const found = new Set<string>();
  for (const element of document.querySelectorAll(":root, dialog, dialog *, form *"))
    for (const one of (earlier ?? []).filter(({ always }) => element.matches(always)))
      for (const other of (later ?? []).filter(({ always }) => element.matches(always)))
        for (const property of differing(one, other))
          found.add(`${one.selector} and ${other.selector}: ${property}`);
  return [...found];

  type Rule = { selector: string; always: string; weight: string; style: CSSStyleDeclaration };

  function rulesIn(rules: CSSRuleList): Rule[] {
    return [...rules].flatMap(rule => {
      if (rule instanceof CSSStyleRule)
        return parted(rule.selectorText).map(selector => ({
          selector,
          always: inAnyState(selector),
          weight: `${weightOf(selector)}${/::[\w-]+/.exec(selector) ?? ""}`,
          style: rule.style,
        }));
      return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
    });
  }

  function differing(one: Rule, other: Rule): string[] {
    if (one.weight !== other.weight) return [];
    return [...one.style].filter(property => {
      const value = other.style.getPropertyValue(property);
      return value !== "" && value !== one.style.getPropertyValue(property);
    });
  }

  /** 'a:is(b, c), d' → 'a:is(b, c)' and 'd' */
  function parted(list: string): string[] {
    return list.split(/,(?![^(]*\))/).map(part => part.trim());
  }

  function inAnyState(selector: string): string {
    const anything = ":is(*)";
    const states =
      /:(?:hover|focus(?:-visible|-within)?|active|checked|disabled|modal|popover-open)(?![\w-])|\[(?:open|data-solid|data-ready|data-here|aria-[^\]]*)\]/g;
    const bare = selector.replace(/::[\w-]+(?:\(\*\))?/g, "").replace(states, anything);
    return bare.replace(/:not\(:is\(\*\)(?:, :is\(\*\))*\)/g, anything) || "*";
  }

  /** Its ids, its classes and the like, its elements. */
  function weightOf(selector: string): number[] {
    const [call, name = "", inside = ""] = /:(is|not|has|where)\(([^()]*)\)/.exec(selector) ?? [];
    if (call) {
      const heaviest = parted(inside).map(weightOf).sort(byWeight).at(-1) ?? [];
      const rest = weightOf(selector.replace(call, ""));
      return name === "where" ? rest : rest.map((count, at) => count + (heaviest[at] ?? 0));
    }
    const ids = /#[\w-]+/g;
    const classes = /\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+(?:\([^)]*\))?/g;
    const others = selector.replace(ids, "").replace(classes, "");
    const counts = [selector.match(ids), selector.match(classes), others.match(/[a-z][\w-]*/gi)];
    return counts.map(found => found?.length ?? 0);
  }

  function byWeight(one: number[], other: number[]): number {
    return Number(one.join("").localeCompare(other.join("")));
  }
}
