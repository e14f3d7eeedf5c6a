import type { RuleContext } from "./rule-context.ts";

/** A placeholder's path says which value is not the real one: a misspelt one would be about none. */
export function ofValuesIn(known: object) {
  return (list: { path: string }[], { addIssue }: RuleContext): void => {
    for (const [index, { path }] of list.entries())
      if (valueAt(known, path) === undefined)
        addIssue({
          code: "custom",
          path: [index, "path"],
          message: `'${path}' is no value of this file`,
          fix: `Take the line away, or name one of: ${pathsAround(known, path).join(", ")}`,
        });
  };
}

/** The paths beside the one that leads to nothing. */
function pathsAround(known: object, path: string): string[] {
  const above = path.split(".").slice(0, -1).join(".");
  const values = valueAt(known, above);
  if (above && !isGroup(values)) return pathsAround(known, above);
  return above
    ? Object.keys(Object(values)).map(name => `${above}.${name}`)
    : Object.entries(known).flatMap(([root, fields]) =>
        Object.keys(fields).map(name => `${root}.${name}`),
      );
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function valueAt(known: object, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, part) => Object(inner)[part], known);
}
