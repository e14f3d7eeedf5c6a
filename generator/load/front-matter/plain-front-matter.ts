import type { FrontMatter } from "./front-matter.ts";

/**
 * Front matter as most people write it: a key and one short value a line, or a list of such values. Reading thousands
 * of files that way takes a tenth of YAML's time. Whatever could mean anything else in YAML is left to its own parser.
 */
export function readPlainFrontMatter(source: string): FrontMatter | undefined {
  if (!source.startsWith("---\n")) return undefined;
  const end = source.indexOf("\n---", 3);
  const after = end + 4;
  if (end < 4 || (after < source.length && source[after] !== "\n")) return undefined;
  const yaml = source.slice(4, end);
  const data = plainRecord(yaml.split("\n"));
  return data && { data, yaml, yamlOffset: 4, bodyOffset: Math.min(after + 1, source.length) };
}

function plainRecord(lines: string[]): Record<string, unknown> | undefined {
  const data: Record<string, unknown> = {};
  for (let index = 0; index < lines.length; index++) {
    const [, key = "", text] = /^([a-z][A-Za-z]*):(?: (.+))?$/.exec(lines[index] ?? "") ?? [];
    if (!key || Object.hasOwn(data, key)) return undefined;
    let value = text === undefined ? undefined : plainValue(text);
    if (text === undefined) {
      const items = itemsAfter(lines, index);
      index += items.length;
      value = allDefined(items.map(plainScalar));
    }
    if (value === undefined) return undefined;
    data[key] = value;
  }
  return data;
}

function itemsAfter(lines: string[], index: number): string[] {
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(line => !line.startsWith("  - "));
  return (end === -1 ? rest : rest.slice(0, end)).map(line => line.slice(4));
}

function plainValue(text: string): unknown {
  if (!text.startsWith("[")) return plainScalar(text);
  if (!text.endsWith("]")) return undefined;
  // A comma in quotes would part its text, whose halves are then no plain values.
  return allDefined(text.slice(1, -1).split(", ").map(inList));
}

function inList(text: string): unknown {
  return /[,;]/.test(text) ? undefined : plainScalar(text);
}

function plainScalar(text: string): unknown {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  // Tabs and control characters, which YAML reads in its own way or refuses, are left to it.
  const [, double, single] = /^(?:"([^"\\\p{Cc}]*)"|'([^'\p{Cc}]*)')$/u.exec(text) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  if (text === "true") return true;
  if (text === "false") return false;
  const isPlain = /^[a-z£](?:[a-z0-9 ,.;'’()£%?!+/–—&-]*[a-z0-9.'’)£%?!+/–—&-])?$/i.test(text);
  return isPlain && !/^(?:true|false|null)$/i.test(text) ? text : undefined;
}

/** None for an empty list too, which YAML would not take for one. */
function allDefined(values: unknown[]): unknown[] | undefined {
  return values.length > 0 && !values.includes(undefined) ? values : undefined;
}
