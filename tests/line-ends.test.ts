import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

test("Git leaves the ends of lines as they are, also as it is installed on Windows", () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.autocrlf=true", ...args], { cwd: folder, stdio: "ignore" });
  copyFileSync(join(import.meta.dirname, "..", ".gitattributes"), join(folder, ".gitattributes"));
  const file = join(folder, "bread.ts");
  writeFileSync(file, "export const rye = 1;\n");
  git("init", "--quiet");
  git("add", "bread.ts");
  rmSync(file);
  git("checkout-index", "--all");
  expect(readFileSync(file, "utf8")).toBe("export const rye = 1;\n");
});
