import type { Words } from "../problems/problem.ts";
import type { Collection, SchemaIssue } from "../site.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { slugLettersMax } from "../words/slug.ts";
import { isDate } from "./dates.ts";

/** The keys that the generator itself understands in every markdown file. */
export const ownKeys = ["slug", "date", "updated", "draft", "aliases"] as const;
type OwnKeys = Record<(typeof ownKeys)[number], unknown>;

/** What is wrong with them. */
export function ownIssues(keys: OwnKeys, collection: Collection): SchemaIssue[] {
  const issues: SchemaIssue[] = [];
  const refuse = (key: string, issue: Partial<SchemaIssue>) =>
    issues.push({ path: [key], message: "", ...issue });
  if (collection.dated && keys.date === undefined) refuse("date", {});
  for (const key of ["date", "updated"] as const) {
    if (keys[key] !== undefined && !(typeof keys[key] === "string" && isDate(keys[key])))
      refuse(key, {});
  }
  if (isEarlier(keys.updated, keys.date)) {
    const message = `'updated' is an earlier day than 'date', which is ${keys.date}`;
    refuse("updated", { message, fix: "Write the day of the last change, or take the line away" });
  }
  if (typeof keys.slug !== "string" || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(keys.slug)) {
    refuse("slug", { message: "a slug has only small letters a–z, digits and single hyphens" });
  } else if (keys.slug.length > slugLettersMax) {
    refuse("slug", { message: `a slug has at most ${slugLettersMax} letters` });
  }
  if (keys.draft !== undefined && typeof keys.draft !== "boolean")
    refuse("draft", { expected: "boolean" });
  if (keys.aliases !== undefined) issues.push(...aliasIssues(keys.aliases));
  return issues;
}

function isEarlier(day: unknown, other: unknown): boolean {
  return [day, other].every(one => typeof one === "string" && isDate(one)) && `${day}` < `${other}`;
}

function aliasIssues(aliases: unknown): SchemaIssue[] {
  if (!Array.isArray(aliases)) return [{ path: ["aliases"], message: "", expected: "array" }];
  return aliases.flatMap((alias, index) => {
    const fault = aliasFault(alias);
    return fault ? [{ path: ["aliases", index], ...fault }] : [];
  });
}

function aliasFault(alias: unknown): Words | undefined {
  if (!isAlias(alias))
    return {
      message: "an old address begins with / and is a plain path without spaces, such as /old-page",
      fix: aliasFix(alias),
    };
  if (alias.split("/").every(part => Buffer.byteLength(part) <= partBytesMax)) return undefined;
  return {
    message: "a part of this old address is too long for the name of a folder",
    fix: "Take it out of the list, and let the host lead it on if anybody still asks for it",
  };
}

/** Many disks refuse names of more than 255 bytes, endings included. */
const partBytesMax = 240;

/** 'old' and 'https://www.example.com/old?x=1' → '/old' */
function aliasFix(alias: unknown): string {
  const path = String(alias)
    .replace(/^https?:\/\/[^/]*/, "")
    .replace(/[?#].*/, "");
  const meant = readable(`/${path.replace(/^\.?\/+/, "")}`);
  return isAlias(meant)
    ? `Write it as   ${meant}`
    : "Write the address as a plain path, or take it out of the list";
}

function isAlias(alias: unknown): alias is string {
  if (typeof alias !== "string" || !plainPath.test(alias)) return false;
  return readable(alias) === alias;
}

const plainPath = /^(\/(?!\.{0,2}(\/|$))[^\s/?#*:\\]+)+\/?$/;

/** Browsers copy the letter ü as %C3%BC, and hosts look for a file with the letter. */
function readable(path: string): string {
  // A per cent sign that begins no letter stands for itself.
  const read = unlessItFails(() => decodeURI(path)) ?? path;
  return plainPath.test(read) ? read : path;
}
