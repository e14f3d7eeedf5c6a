import { remembered } from "../remembered.ts";

/**
 * The styles of a template as one text needs them: without the rules for what it does not hold, such as tables. Only
 * rules for one kind of thing below the class that holds texts count, such as '.prose table' or '.prose :is(th,td)', and
 * with each the keyframes that stand right behind it.
 */
export function textStyles(className: string): (styles: string, text: string) => string {
  const rule = new RegExp(
    `(?<=[{}])(\\.${className}[ >](?::is\\(([\\w,-]+)\\)|(\\.?[\\w-]+))[^{},]*\\{[^{}]*\\}(?:@keyframes[^{}]*\\{(?:[^{}]*\\{[^{}]*\\})*\\})?)`,
  );
  const sheets = remembered((styles: string) => sheetFor(partsOf(styles.split(rule))));
  return (styles, text) => sheets(styles)(text);
}

/** Some rules, and the signs of which a text that needs them holds one. The empty sign is in every text. */
type Part = { css: string; signs: string[] };

/** Between two such rules stands what is for every text. */
function partsOf([first = "", ...rest]: (string | undefined)[]): Part[] {
  const parts: Part[] = [{ css: first, signs: [""] }];
  for (let at = 0; at < rest.length; at += 4) {
    const [css = "", several, one = "", between = ""] = rest.slice(at, at + 4);
    parts.push({ css, signs: (several ?? one).split(",").map(signOf) });
    parts.push({ css: between, signs: [""] });
  }
  return parts;
}

/** '<th' is a sign of a head's group as well: rather a rule too many. */
function signOf(name: string): string {
  return name.startsWith(".") ? name.slice(1) : `<${name}`;
}

/** Most texts hold the same few kinds of things. */
function sheetFor(parts: Part[]): (text: string) => string {
  const signs = [...new Set(parts.flatMap(part => part.signs))];
  const sheets = remembered((held: string) => {
    const isHeld = (sign: string) => held.split(" ").includes(sign);
    return parts
      .filter(part => part.signs.some(isHeld))
      .map(({ css }) => css)
      .join("");
  });
  return text => sheets(signs.filter(sign => text.includes(sign)).join(" "));
}
