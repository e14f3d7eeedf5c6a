import type { RuleContext } from "./rule-context.ts";

/** Orders and prices find a package by its name; by what differs in capitals alone nobody else could. */
export function eachOnce(list: Named[], { addIssue }: RuleContext): void {
  for (const index of repeated(list.map(spoken)))
    addIssue({
      code: "custom",
      path: [index, "name"],
      message: `'${list[index]?.name}' stands here twice`,
    });
}

export function isSameName(one: Named, other: Named): boolean {
  return spoken(one) === spoken(other);
}

type Named = { readonly name: string };

function spoken({ name }: Named): string {
  return name.toLowerCase();
}

/** Readers would take two features, towns or tags of the same words for a mistake, and they are one. */
export function eachTextOnce(list: string[], { addIssue }: RuleContext): void {
  for (const index of repeated(list.map(words => words.toLowerCase())))
    addIssue({
      code: "custom",
      path: [index],
      message: `'${list[index]}' stands here twice`,
      fix: oneOfTwo,
    });
}

/**
 * What was pasted twice would be read twice, by visitors and by search engines. It is the same where all of these fields
 * are: two customers may both have written 'Highly recommended!'.
 */
export function saidOnce<Name extends string>(field: Name, ...others: Name[]) {
  const said = (item: Record<Name, string>) =>
    JSON.stringify([field, ...others].map(name => item[name].toLowerCase()));
  return (list: Record<Name, string>[], { addIssue }: RuleContext): void => {
    for (const index of repeated(list.map(said)))
      addIssue({
        code: "custom",
        path: [index, field],
        message: "the same words stand above already",
        fix: oneOfTwo,
      });
  };
}

/** Of what stands beyond, no page would show anything. */
export function atMost(most: number) {
  return (list: unknown[], { addIssue }: RuleContext): void => {
    if (list.length > most)
      addIssue({
        code: "custom",
        path: [most],
        message: `the page has room for ${most} of these`,
        fix: "Take one of them away",
      });
  };
}

/** Where two stand for what there is one of. */
export const oneOfTwo = "Take one of the two away";

/** The places of those that stand before already. */
function repeated(list: string[]): number[] {
  return list.flatMap((item, index) => (list.indexOf(item) < index ? [index] : []));
}
