import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";

/** A project of a few lines, with our launcher and an npm that only says that it was called. */
export let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "launched-"));
  write("package.json", { type: "module" });
  write("package-lock.json", packages({ "node_modules/kept": { version: "1.0.0" } }));
  for (const command of ["site", "start"]) write(`bin/${command}.ts`, `console.log("it runs");`);
  for (const part of ["bin/launch.mjs", "bin/launch"])
    cpSync(part, join(root, part), { recursive: true });
  for (const [, thread = ""] of readFileSync("bin/launch/compile.mjs", "utf8").matchAll(
    /"(\S+\.ts)"/g,
  ))
    write(thread, "");
  fakeNpm(`echo "$@" >> calls`);
  for (const folder of ["node_modules", ".cache"]) mkdirSync(join(root, folder));
  symlinkSync(resolve("node_modules/esbuild"), join(root, "node_modules/esbuild"));
});

afterEach(() => rmSync(root, { recursive: true }));

/** It goes on under another name. */
export function rename(name: string): void {
  renameSync(root, name);
  root = name;
}

export const usable = "module.exports = class {};";
export const madeForAnother = `throw new Error("NODE_MODULE_VERSION");`;

export function installed({ version, native }: { version: string; native: string }): void {
  write("node_modules/.package-lock.json", packages({ "node_modules/kept": { version } }));
  write("node_modules/better-sqlite3/index.js", native);
}

export function packages(all: Record<string, object>): object {
  return { packages: { "": {}, "node_modules/elsewhere": { optional: true }, ...all } };
}

export function run(command = "site", before = ""): string {
  const { stdout, stderr, status } = launch(command, before);
  expect(status, stderr).toBe(0);
  return stdout;
}

export function launch(command: string, before = "", cwd = root) {
  return spawnSync(process.execPath, ["-e", script(command, before)], {
    encoding: "utf8",
    ...surroundings(),
    cwd,
  });
}

export function script(command: string, before = ""): string {
  return `${before} import("./bin/launch.mjs").then(({ launch }) => launch("${command}"))`;
}

export function surroundings() {
  return { cwd: root, env: { ...process.env, PATH: `${join(root, "npm")}:${process.env.PATH}` } };
}

/** What npm was called with, each time. */
export function calls(): string[] {
  const file = join(root, "calls");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

/** Does this, and installs what it has to: SQLite's native code. */
export function fakeNpm(doing: string): void {
  const native = "node_modules/better-sqlite3";
  const installing = `mkdir -p ${native} && echo "${usable}" > ${native}/index.js`;
  write("npm/npm", `#!/bin/sh\n${doing}\n${installing}\n`, 0o755);
}

export function write(name: string, content: string | object, mode?: number): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content), { mode });
}
