import type { Addon, Catalogue, Package } from "../domain/catalogue.ts";
import { unseenIn } from "./plain-words.ts";

export type Context = {
  addIssue: (issue: { code: "custom"; path: PropertyKey[]; message: string; fix?: string }) => void;
};

/** Texts, towns and orders find what it names by the name as one reads it. */
export function asRead(name: string, { addIssue }: Pick<Context, "addIssue">): void {
  const unseen = name.trim() && unseenIn(name);
  if (unseen) addIssue({ code: "custom", path: [], ...unseen });
}

/** As mails and pictures read a colour, and as two are compared. */
export function colourDigits(value: string, { addIssue }: Pick<Context, "addIssue">): void {
  if (/^#[\da-f]{6}$/i.test(value)) return;
  const digits = sixDigits(value.trim());
  addIssue({
    code: "custom",
    path: [],
    message: "must be a colour of six digits, such as #0b5d3f",
    ...(digits && { fix: `Write   "#${digits}"` }),
  });
}

/** Of '#fd0', '#fd0f', '#ffdd00ff', 'ffdd00' and 'rgb(255, 221, 0)'. */
function sixDigits(colour: string): string | undefined {
  const [, long, short] = /^#?(?:([\da-f]{6})(?:ff)?|([\da-f]{3})f?)$/i.exec(colour) ?? [];
  if (long || short) return long ?? short?.replace(/./g, "$&$&");
  const [, ...parts] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(colour) ?? [];
  if (parts.length === 0 || parts.some(part => Number(part) > 255)) return undefined;
  return parts.map(part => Number(part).toString(16).padStart(2, "0")).join("");
}

/** Orders and prices find a package by its name. */
export function eachOnce(list: { name: string }[], { addIssue }: Context): void {
  for (const index of repeated(list.map(({ name }) => name)))
    addIssue({
      code: "custom",
      path: [index, "name"],
      message: `'${list[index]?.name}' stands here twice`,
    });
}

/** Readers would take two features, towns or tags of the same words for a mistake, and they are one. */
export function eachTextOnce(list: string[], { addIssue }: Context): void {
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
  return (list: Record<Name, string>[], { addIssue }: Context): void => {
    for (const index of repeated(list.map(said)))
      addIssue({
        code: "custom",
        path: [index, field],
        message: "the same words stand above already",
        fix: oneOfTwo,
      });
  };
}

const oneOfTwo = "Take one of the two away";

/** The places of those that stand before already. */
function repeated(list: string[]): number[] {
  return list.flatMap((item, index) => (list.indexOf(item) < index ? [index] : []));
}

/** An order tells its catalogue by the name of its package alone, and a text states a price by its name. */
export function apartFrom(earlier: readonly Catalogue[]) {
  const sold = earlier.flatMap(({ packages }) => packages);
  const added = earlier.flatMap(({ addons }) => addons);
  return ({ packages, addons }: Catalogue, { addIssue }: Context): void => {
    const refuse = (list: "packages" | "addons", index: number, message: string) =>
      addIssue({
        code: "custom",
        path: [list, index, "name"],
        message,
        fix: "Give it a name of its own",
      });
    for (const [index, one] of packages.entries()) {
      if (sold.some(({ name }) => name === one.name))
        refuse("packages", index, `'${one.name}' is also a package of another catalogue`);
      else if (added.some(isOtherwisePriced(one)))
        refuse("packages", index, `'${one.name}' stands elsewhere with another price`);
    }
    for (const [index, addon] of addons.entries())
      if ([...sold, ...added, ...packages].some(isOtherwisePriced(addon)))
        refuse("addons", index, `'${addon.name}' stands elsewhere with another price`);
  };
}

/** A placeholder's path says which value is not the real one: a misspelt one would be about none. */
export function ofValuesIn(known: object) {
  return (list: { path: string }[], { addIssue }: Context): void => {
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

function isOtherwisePriced({ name, pricePence }: Package | Addon) {
  return (other: Addon) => other.name === name && other.pricePence !== pricePence;
}

export function onePopular(list: { popular?: boolean | undefined }[], { addIssue }: Context): void {
  const first = list.findIndex(({ popular }) => popular);
  for (const [index, { popular }] of list.entries())
    if (popular && index > first)
      addIssue({
        code: "custom",
        path: [index, "popular"],
        message: "only one can be the most popular, and another one above is",
      });
}

/** The list of towns is one part of the page: a second button could not say which of two it opens. */
export function oneDropdown(menu: object[], { addIssue }: Context): void {
  const first = menu.findIndex(item => "dropdown" in item);
  for (const [index, item] of menu.entries())
    if ("dropdown" in item && index > first)
      addIssue({
        code: "custom",
        path: [index, "dropdown"],
        message: "only one entry can open the list of towns, and another one above does",
        fix: "Take one of the two out",
      });
}

/**
 * '01632 960960' or '+44 (0)1632 960960' is shown, '+441632960960' is dialled: the country's code stands in place of the
 * first 0. No country has the code 440; it is ours with that 0 left in.
 */
export function isSameNumber(display: string, dialled: string): boolean {
  const bare = display.replace("(0)", "");
  const shown = bare.replace(/\D/g, "").replace(/^0+/, "");
  const called = dialled.replace(/\D/g, "");
  const code = called.slice(0, called.length - shown.length);
  const isWithoutCode = code === "" && /^\D*0(?!0)/.test(bare);
  return called.endsWith(shown) && /^(?!440)([1-9]\d{0,2})?$/.test(code) && !isWithoutCode;
}

/** A digit too many or too few rings at nobody's. Some old numbers have nine. */
export function ofBritishLength({ e164 }: { e164: string }, { addIssue }: Context): void {
  const [, digits = ""] = /^\+44(\d+)$/.exec(e164) ?? [];
  if (digits && !/^\d{9,10}$/.test(digits))
    addIssue({
      code: "custom",
      path: ["e164"],
      message: `has ${digits.length} digits behind +44, and numbers in Britain have 10`,
      fix: "Look the number up, and write it right in 'display' too",
    });
}
