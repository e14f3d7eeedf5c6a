import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Message } from "esbuild";
import type { Problem } from "../../problems/problem.ts";
import { nameIn } from "../../system/name-in.ts";
import { unlessItFails } from "../../unless-it-fails.ts";

/** A file that was renamed or deleted is told once, as itself, however many others ask for it. */
export function missingFiles(
  messages: Message[],
  root: string,
): { problems: Problem[]; others: Message[] } {
  const problems = new Map<string, Problem>();
  const others = messages.filter(({ text, location }) => {
    const file = location && askedFile(text, location.file, root);
    if (!file) return true;
    if (!problems.has(file)) problems.set(file, missing(file, location, root));
    return false;
  });
  return { problems: [...problems.values()], others };
}

/** A name with other capitals is found by esbuild, and then cannot be read. */
function askedFile(text: string, from: string, root: string): string | undefined {
  const [, asked] = /^Could not resolve "(\.{1,2}\/.*)"$/.exec(text) ?? [];
  if (asked) return posix.join(posix.dirname(from), asked);
  const [, path] = /^Cannot read file: (.*)$/.exec(text) ?? [];
  if (!path || existsSync(path)) return undefined;
  return nameIn(root, path);
}

function missing(file: string, asks: { file: string; line: number }, root: string): Problem {
  const name = posix.basename(file);
  const others = namesBeside(root, file);
  const renamed = others.find(other => original(other) === name.toLowerCase());
  const otherwise = others.includes(`${name}.css`)
    ? `Write there   ${name}.css   with its ending`
    : `Put it back under this name, or correct the name in ${asks.file}`;
  return {
    code: "code/missing",
    severity: "error",
    file,
    message: `there is no file of this name, and ${asks.file}:${asks.line} asks for it`,
    fix: renamed ? `Rename   ${renamed}   to   ${name}` : otherwise,
  };
}

/** None where the whole folder is gone. */
function namesBeside(root: string, file: string): string[] {
  return unlessItFails(() => readdirSync(join(root, posix.dirname(file)))) ?? [];
}

/** 'prices (1).ts', 'prices - Copy.ts', 'prices.ts.txt' and 'prices.js' as the file was called that programs made them of. */
function original(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.(?:txt|bak|old)$/, "")
    .replace(/\.(?:[cm]?js|json)$/, ".ts")
    .replace(/(?: \(\d+\)| - copy| copy(?: \d+)?)+(?=\.\w+$)/, "");
}
