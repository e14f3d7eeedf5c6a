import { isObject } from "../../is-object.ts";
import type { Said } from "../../problems/problem.ts";
import type { SchemaIssue } from "../../site.ts";
import { nearest } from "../../words/nearest.ts";
import { slugOfAddress } from "../../words/slug.ts";
import { dateHint, isDate } from "../dates.ts";
import { isPicture } from "../files/is-picture.ts";
import { quoted } from "../front-matter/yaml-line.ts";
import { plainLimit } from "../plain-limit.ts";

type Refused = {
  name: string;
  /** What stands before the value on its line: 'title: ' or '- ', and nothing within brackets. */
  start: string;
  value: unknown;
  /** The value as it is written in the file. */
  written: string;
  issue: SchemaIssue;
  file: string;
  /** Whether the text begins with lines of facts, this one among them. */
  below: boolean;
  /** The keys that it has, or an item of it, where it is no text. */
  fields: string[];
};

/** What a schema refused, in the words of the person who wrote it. */
export function recordWords(refused: Refused): Said {
  const { name, start, value, issue } = refused;
  if (value === undefined) return missing(refused);
  if (value === null || (typeof value === "string" && value.trim() === "")) return empty(refused);
  if ((name === "date" || name === "updated") && issue.fix === undefined)
    return dateHint(name, value);
  if (name === "slug") return slugWords(value, issue);
  if (issue.code === "invalid_value" && issue.values)
    return choice(name, value, issue.values.map(String));
  if (issue.expected === "object") return noGroup(refused);
  if (issue.expected === "array") return noList(refused);
  if (issue.expected === "string") return notText(refused);
  if (issue.expected === "boolean") return neitherTrueNorFalse(refused);
  if (issue.expected === "number" || issue.expected === "int") return noNumber(refused);
  if (issue.expected === "date") return noDay(refused);
  const limit = plainLimit(issue.message);
  if (limit) return { message: `'${name}' must be ${limit}`, fix: correct(start) };
  if (/^Invalid /.test(issue.message))
    return {
      message: plainShape(name, issue.message),
      fix: issue.fix ?? correct(start),
    };
  return { message: issue.message, ...(issue.fix !== undefined && { fix: issue.fix }) };
}

function correct(start: string): string {
  return start.trim() ? `Correct   ${start.trim()}` : "Correct it where it stands";
}

/** What a library says of a shape, with the name of what has it: 'Invalid URL', 'Invalid string: must start with "0"'. */
function plainShape(name: string, message: string): string {
  const rule = /^Invalid \w+: (must .+)$/.exec(message)?.[1];
  if (rule) return `'${name}' ${rule}`;
  if (message.startsWith("Invalid input"))
    return message.replace(/^Invalid input(: |$)/, "") || `'${name}' is none of what it may be`;
  // A longer one is a sentence of the site's own.
  const shape = /^Invalid ([\w-]+(?: [\w-]+){0,2})$/.exec(message)?.[1];
  return shape ? `'${name}' must be a valid ${shape}` : message;
}

function missing({ name, issue, file, below }: Refused): Said {
  if (name === "slug")
    return {
      message: "no address can be made of this file's name",
      fix: "Give the file a name with Latin letters or digits, or add a line   slug: my-page",
    };
  if (below)
    return {
      message: `'${name}' is missing`,
      fix: `Move the line   ${name}: …   from below the dashes to above them`,
    };
  // Jekyll keeps the day in the name of the file: 2019-08-13-my-page.md.
  const [day = ""] = /(?<=^|\/)\d{4}-\d{2}-\d{2}(?=[^/\d][^/]*$)/.exec(file) ?? [];
  const value = name === "date" && isDate(day) ? day : "…";
  const isOfItem = typeof issue.path.at(-2) === "number";
  const where = isOfItem ? "   below it, as far in as its words" : "";
  const fix = `Add a line   ${name}: ${value}${oneOf(issue)}${where}`;
  return { message: `'${name}' is missing`, fix };
}

function empty({ name, start, value, written, issue }: Refused): Said {
  if (value === null && written.startsWith("#")) {
    // '# A title' is how markdown has a heading; '#1 in Rugby' is a title.
    const words = quoted(written.replace(/^#+ /, ""));
    return {
      message: `# begins a comment, so '${name}' is empty`,
      fix: `Write it as   ${start}${issue.expected === "array" ? `[${listed(written)}]` : words}`,
    };
  }
  return {
    message: `'${name}' is empty`,
    fix: start
      ? `Write something after   ${start.trim()}${oneOf(issue)}`
      : "Write something there, or take it out of the list",
  };
}

function oneOf({ values }: SchemaIssue): string {
  return values ? `      (one of: ${values.join(", ")})` : "";
}

function slugWords(value: unknown, { message }: SchemaIssue): Said {
  const slug = slugOfAddress(String(value));
  if (typeof value === "number")
    return { message: "'slug' must be text", fix: `Put quotes round it:   slug: "${value}"` };
  const fix = slug
    ? `Write it as   slug: ${slug}`
    : "Take the line away: the address is then made of the file's name";
  return { message, fix };
}

function notText(refused: Refused): Said {
  const { name, start, value, written } = refused;
  if (Array.isArray(value)) {
    const items = value.filter(item => typeof item === "string");
    // Of several pictures one can be shown.
    const words = (items.every(isPicture) ? items[0] : items.join(", ")) || "…";
    return {
      message: `'${name}' is one text, not a list`,
      fix: `Write it as   ${start}${quoted(words)}`,
    };
  }
  if (isObject(value)) return groupForText(refused, value);
  const quotes = `quotes round it:   ${start}"${asWritten(value, written)}"`;
  // As 'image: false' elsewhere.
  const isNone = value === false && start.startsWith(name);
  const fix = isNone
    ? `Take the line away if there is no ${name}, or put ${quotes}`
    : `Put ${quotes}`;
  return { message: `'${name}' must be text`, fix };
}

/** What YAML makes of braces, of lines that stand further in, and of a colon. */
function groupForText({ name, start, written }: Refused, group: Record<string, unknown>): Said {
  // As other programs keep who wrote a text, and its picture.
  const words = group.name ?? group.display_name ?? group.src;
  const [[key, rest] = ["", ""], ...others] = Object.entries(group);
  const isColon = others.length === 0 && words === undefined && typeof rest !== "object";
  if (written.startsWith("{") && !isColon)
    return words === undefined
      ? {
          message: `'${name}' must be text; one that begins with { needs quotes`,
          fix: `Write it as   ${start}${quoted(/^\{[^{}]*\}(?=\s*[,\]])/.exec(written)?.[0] ?? written)}`,
        }
      : {
          message: `'${name}' is one text, not several in braces`,
          fix: `Write it as   ${start}${quoted(String(words))}`,
        };
  if (others.length > 0 || words !== undefined)
    return {
      message: `'${name}' is one text, not several lines`,
      fix: `Write in place of these lines   ${start}${quoted(String(words ?? rest))}`,
    };
  return {
    message: `'${name}' must be text; a colon in it needs quotes round the whole`,
    fix: `Write it as   ${start}"${key}:${rest === null ? "" : ` ${String(rest).replaceAll('"', "'")}`}"`,
  };
}

function noDay({ name, start, issue }: Refused): Said {
  // Of a schema that makes a Date of text itself.
  if (issue.received)
    return { message: `'${name}' is no day that can be read`, fix: correct(start) };
  return {
    message: `'${name}' comes as text, like any day, and its schema asks for a Date`,
    fix: "Let the schema ask for text, such as z.iso.date()",
  };
}

function neitherTrueNorFalse({ name, start, value }: Refused): Said {
  const no = /^(no|off|false|0)$/i.test(String(value));
  return { message: `'${name}' is either true or false`, fix: `Write it as   ${start}${!no}` };
}

/** Where no number can be read in it, the schema may say what its number counts. */
function noNumber({ name, start, value, issue }: Refused): Said {
  const kind = typeof value === "number" ? "a whole number" : "a number without quotes";
  const number = Number.parseInt(String(value), 10);
  if (Number.isNaN(number) && !issue.message.startsWith("Invalid "))
    return { message: issue.message };
  const fix = Number.isNaN(number)
    ? `Write digits, such as   ${start}5`
    : `Write it as   ${start}${number}`;
  return { message: `'${name}' must be ${kind}`, fix };
}

/** As where a question has no answer. */
function noGroup({ name, fields }: Refused): Said {
  return {
    message: `an item of '${name}' has lines of its own: ${fields.join(", ")}`,
    fix: `Write it as   - ${linesOf(fields)}   each in a line of its own`,
  };
}

function linesOf(fields: string[]): string {
  return fields.map(field => `${field}: …`).join("   ");
}

/** Where nothing else parts them, it is left open which words belong together. */
function noList({ name, value, fields }: Refused): Said {
  if (fields.length > 0)
    return {
      message: `'${name}' is a list, and each of its items has lines of its own`,
      fix: `Write below   ${name}:   for each   - ${linesOf(fields)}`,
    };
  const words = listed(value);
  const isOne = words.includes(" ") && !words.includes(",");
  const fix = `Write it as   ${name}: [${words}]${isOne ? "   with a comma between any two" : ""}`;
  return { message: `'${name}' is a list`, fix };
}

function choice(name: string, value: unknown, values: string[]): Said {
  const known = values.join(", ");
  const isList = Array.isArray(value);
  if (isList || isObject(value)) {
    const words = isList ? value : Object.entries(value).flat();
    const [found, another] = words.flatMap(word => nearest(String(word), values) ?? []);
    const fix =
      found && !another ? `Write it as   ${name}: ${found}` : `Write only one of: ${known}`;
    return {
      message: `'${name}' is one word, ${isList ? "not a list" : "without braces or a colon"}`,
      fix,
    };
  }
  const meant = nearest(String(value), values);
  return {
    message: `there is no ${name} '${value}'${meant ? `; did you mean '${meant}'?` : ""}`,
    fix: meant ? `Write it as   ${name}: ${meant}      (known: ${known})` : `Use one of: ${known}`,
  };
}

/** 1.10 is read as the number 1.1. */
function asWritten(value: unknown, written: string): string {
  const [word = ""] = /^[^\s,\]#]+/.exec(written) ?? [];
  return Number(word) === value ? word : String(value);
}

/** What was meant as a list: words between commas, #words, or lines with other signs than hyphens and a space. */
function listed(value: unknown): string {
  if (isObject(value)) return Object.keys(value).join(", ");
  return String(value)
    .replace(/^\((.*)\)$/s, "$1")
    .replace(/^\[|\][.;]?$/g, "")
    .split(/\s*[,;]\s*|(?:^|\s+)[-•–—·▪◦‣●#]\s*(?=\S)/)
    .filter(Boolean)
    .map(word => /^["'“„‘](.+)["'“”’]$/.exec(word)?.[1] ?? word)
    .join(", ");
}
