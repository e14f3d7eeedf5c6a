import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./built-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

test("Git keeps what an owner publishes or shows, in folders and under names of any kind", () => {
  const own = ["files/changes.log", "files/data/list.csv", "files/dist/a.zip", "images/data/a.jpg"];
  const kept = own.map(file => `content/${file}`);
  const ours = [
    "data/forms.sqlite",
    "dist/index.html",
    "sites/a/dist/index.html",
    "preview/index.html",
    ".dist.new/index.html",
    "sites/a/.dist.new/index.html",
    ".env",
  ];
  const folder = projectOf([...kept, ...ours].map(file => [file, ""]));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all", ".");
  expect(git("ls-files").trim().split("\n")).toEqual([".gitignore", "biome.json", ...kept]);
});

test("npm run format leaves files to publish as their owner wrote them", () => {
  const own: [string, string][] = [
    ["content/files/demo.js", "var a=[ 1,2 ]"],
    ["content/files/demo.css", "a{color:red}"],
    ["content/files/.well-known/assetlinks.json", "[ 1,2 ]"],
  ];
  const folder = projectOf([...own, ["content/site.ts", "export const a=1"]]);
  const biome = join(projectRoot, "node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", "."], { cwd: folder, stdio: "ignore" });
  const now = own.map(([file]) => [file, readFileSync(join(folder, file), "utf8")]);
  expect(now).toEqual(own);
  expect(readFileSync(join(folder, "content/site.ts"), "utf8")).toBe("export const a = 1;\n");
});

/** A folder with our settings of Git and of the formatter, and these files. */
function projectOf(files: [file: string, text: string][]): string {
  const folder = temporaryFolder();
  for (const file of [".gitignore", "biome.json"])
    copyFileSync(join(projectRoot, file), join(folder, file));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
