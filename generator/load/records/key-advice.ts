import type { SchemaIssue } from "../../site.ts";
import { nearest } from "../../words/nearest.ts";
import { slugOfAddress } from "../../words/slug.ts";
import { dateHint, isDate } from "../dates.ts";

type UnknownKey = {
  key: string;
  /** All that stands where it does, by its key. */
  beside: Record<string, unknown>;
  /** The keys that could stand in its place, and the one that was most likely meant. */
  known: string[];
  meant: string | undefined;
  /** Another key above, which most likely meant the same. */
  alike: string | undefined;
  /** What may stand behind the one that was meant. */
  values: SchemaIssue["values"];
  /** How many lines below its own belong to it. */
  below: number;
};

/** What to do about a key that nothing reads. */
export function keyAdvice({ key, beside, known, meant, alike, values, below }: UnknownKey): string {
  const away = `the line away${linesBelow(below)}`;
  if (!meant) return `Take ${away}${known.length ? `, or use one of: ${known.join(", ")}` : ""}`;
  if (beside[meant] !== undefined)
    return `There is a line   ${meant}: …   too, so take this one away${linesBelow(below)}`;
  const value = beside[key];
  if (meant === "draft" && /^draft$/i.test(String(value))) return "Write it as   draft: true";
  if (meant === "draft" && (/^publish/i.test(key) || /^publi/i.test(String(value))))
    return value === false
      ? "Write it as   draft: true"
      : "Take the line away: what is no draft is published";
  if (alike)
    return `'${alike}' above says that too, so write   ${meant}: …   once and take this line away${linesBelow(below)}`;
  if (meant === "slug" && typeof value === "string") return slugAdvice(value, beside);
  if (values) return choiceAdvice(`${insteadOf(below)}${meant}: `, value, values.map(String));
  if (meant === "date" || meant === "updated")
    return isDate(String(value)) ? `Write it as   ${meant}: ${value}` : dateHint(meant, value).fix;
  return `Write it as   ${meant}: …`;
}

function insteadOf(below: number): string {
  return below > 0 ? "Write in place of these lines   " : "Write it as   ";
}

/** A line that goes without those that belong to it leaves them to the key above. */
function linesBelow(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? ", with the one below that belongs to it"
    : `, with the ${count} below that belong to it`;
}

/** Of '/2019/08/13/my-page/' the last part, and the old address alive; of '/:year/:title/' nothing. */
function slugAdvice(address: string, beside: Record<string, unknown>): string {
  if (/[:{}*]/.test(address.replace(/^https?:/, "")))
    return "Take the line away: the address is made of the file's name";
  const path = address.replace(/^https?:\/\/[^/]*|[?#].*$/g, "");
  const parts = path.split("/").filter(Boolean);
  const slug = slugOfAddress(path);
  if (!slug) return "Write it as   slug: …";
  // What lies that deep is no address of this site, so that links from outside need a way to the new one.
  const isOld = parts.length > 2 && !Object.hasOwn(beside, "aliases") && /^[\w/.~-]+$/.test(path);
  const alias = isOld ? `   and, so that old links work,   aliases: [/${parts.join("/")}]` : "";
  return `Write it as   slug: ${slug}${alias}`;
}

/** One of the words that are known, where any that stands there is like it. */
function choiceAdvice(start: string, value: unknown, values: string[]): string {
  const words = (Array.isArray(value) ? value : [value]).map(String);
  const [found] = words.flatMap(word => nearest(word, values) ?? []);
  return start + (found ?? `…      (one of: ${values.join(", ")})`);
}
