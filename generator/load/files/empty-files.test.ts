import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { emptyFiles } from "./empty-files.ts";
import { filesBelow } from "./files.ts";

test("only files that mean something by being empty may be so", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "content/files/.well-known"), { recursive: true });
  const put = (name: string, text: string) =>
    writeFileSync(join(root, "content/files", name), text);
  for (const name of [".nojekyll", "robots.txt", "menu.pdf", ".well-known/key"]) put(name, "");
  put("prices.pdf", "%PDF");
  const told = emptyFiles(filesBelow(root, "content/files").files).map(({ file }) => file);
  expect(told).toEqual(["content/files/.well-known/key", "content/files/menu.pdf"]);
});
