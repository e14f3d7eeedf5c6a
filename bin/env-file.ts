import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

type EnvFile =
  | {
      readonly ok: true;
      readonly settings: Readonly<Record<string, string | undefined>>;
      /** Names that stand on several lines, of which the last one counts. */
      readonly repeated: readonly string[];
    }
  | { readonly ok: false; readonly line: number; readonly fix: string };

/** What .env says, or its first line that would not be read as it stands. */
export function envFile(folder = "."): EnvFile {
  const text = textOf(join(folder, ".env"));
  const lines = text.split(/\r?\n/);
  const wrong = lines.findIndex(line => !isRead(line));
  if (wrong < 0) return { ok: true, settings: parseEnv(closed(text)), repeated: repeatedIn(lines) };
  // The line itself is not repeated: it may hold a password.
  const isOtherwiseEncoded = /[\0\uFFFD]/.test(lines[wrong] ?? "");
  return { ok: false, line: wrong + 1, fix: isOtherwiseEncoded ? saveAnew : writeSo };
}

const saveAnew = "Save the file as UTF-8 (in Notepad: Save as … Encoding: UTF-8)";
const writeSo =
  "Write   NAME=value   or, where the value holds # or quotes,   NAME='va#lue'   and begin a comment with #";

function textOf(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, "utf8").replace(/^\uFEFF/, "") : "";
  } catch (error) {
    // Of a folder that stands in its place the system does not say the name.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/**
 * Node takes a line without = as the beginning of the next one's name, and ends a value at any #, both in silence: a
 * setting would be lost, or a password be half of itself. So would one with a £ in a file that is not UTF-8.
 */
function isRead(line: string): boolean {
  return blank.test(line) || (setting.test(line) && !line.includes("\uFFFD"));
}

/** Node, above all 20, makes a tab, or a second blank behind `export`, a part of the name: the setting would be lost, too. */
function closed(text: string): string {
  const roundName = /^[^\S\r\n]*(?:export[^\S\r\n]+)?([\w.-]+)[^\S\r\n]*=[^\S\r\n]*/gm;
  return text.replace(roundName, "$1=");
}

function repeatedIn(lines: readonly string[]): string[] {
  const names = lines.flatMap(line => /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(line)?.[1] ?? []);
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
}

const blank = /^\s*(#.*)?$/;
const setting =
  /^\s*(export\s+)?[\w.-]+\s*=\s*(?:(["'`])(?:(?!\2).)*\2\s*(#.*)?|[^\s"'`#][^#]*((?<=\s)#.*)?|(#.*)?)$/;
