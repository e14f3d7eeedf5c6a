import type { SchemaIssue } from "../../site.ts";
import { nearest } from "../../words/nearest.ts";

/** What to write in place of a value of a typed data file, where it is clear what was meant. */
export function factAdvice(value: unknown, issue: SchemaIssue): string | undefined {
  const { values, expected, message } = issue;
  if (values) {
    const known = values.map(String);
    const meant = nearest(String(value), known) ?? cutShort(String(value), known);
    return meant && `Write it as   "${meant}"`;
  }
  if (isTooEmpty(value, issue)) return "Write something between   [   and   ]";
  // A schema's own words know more of what is meant, as that a price is one of pence.
  if (!message.startsWith("Invalid")) return undefined;
  if (expected === "string" && ["number", "boolean"].includes(typeof value))
    return `Put quotes round it:   "${value}"`;
  if (typeof value !== "string") return undefined;
  if (expected === "number" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value))
    return `Write it as   ${value}`;
  if (expected === "boolean" && /^(?:true|yes|false|no)$/i.test(value))
    return `Write it as   ${/^[ty]/i.test(value)}`;
  return undefined;
}

/** A list that must hold something. */
export function isTooEmpty(value: unknown, { message }: SchemaIssue): boolean {
  return Array.isArray(value) && value.length === 0 && message.startsWith("Too small");
}

/** 'Mon' of Monday and 'Weds' of Wednesday, but a letter or two may begin anything. */
function cutShort(written: string, known: string[]): string | undefined {
  const begun = written.replace(/s?\.?$/, "").toLowerCase();
  return begun.length < 3 ? undefined : known.find(word => word.toLowerCase().startsWith(begun));
}
