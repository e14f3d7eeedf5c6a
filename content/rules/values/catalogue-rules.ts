import type { Addon, Catalogue, Package } from "../../../domain/catalogue.ts";
import { isSameName } from "./once-rules.ts";
import type { RuleContext } from "./rule-context.ts";

/** An order tells its catalogue by the name of its package alone, and a text states a price by its name. */
export function apartFrom(earlier: readonly Catalogue[]) {
  const sold = earlier.flatMap(({ packages }) => packages);
  const added = earlier.flatMap(({ addons }) => addons);
  return ({ packages, addons }: Catalogue, { addIssue }: RuleContext): void => {
    const refuse = (list: "packages" | "addons", index: number, message: string) =>
      addIssue({
        code: "custom",
        path: [list, index, "name"],
        message,
        fix: "Give it a name of its own",
      });
    for (const [index, one] of packages.entries()) {
      if (sold.some(other => isSameName(other, one)))
        refuse("packages", index, `'${one.name}' is also a package of another catalogue`);
      else if (added.some(isOtherwisePriced(one)))
        refuse("packages", index, `'${one.name}' stands elsewhere with another price`);
    }
    for (const [index, addon] of addons.entries())
      if ([...sold, ...added, ...packages].some(isOtherwisePriced(addon)))
        refuse("addons", index, `'${addon.name}' stands elsewhere with another price`);
  };
}

function isOtherwisePriced(one: Package | Addon) {
  return (other: Addon) => isSameName(other, one) && other.pricePence !== one.pricePence;
}

export function onePopular(
  list: { popular?: boolean | undefined }[],
  { addIssue }: RuleContext,
): void {
  const first = list.findIndex(({ popular }) => popular);
  if (first === 0 && list.length === 1)
    addIssue({
      code: "custom",
      path: [0, "popular"],
      message: "the only one that is left is not the most popular of several",
      fix: "Take   popular: true   away",
    });
  for (const [index, { popular }] of list.entries())
    if (popular && index > first)
      addIssue({
        code: "custom",
        path: [index, "popular"],
        message: "only one can be the most popular, and another one above is",
      });
}
