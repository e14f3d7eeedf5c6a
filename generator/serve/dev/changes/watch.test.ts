import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/temporary-folder.ts";
import { watchFolders } from "./watch.ts";

test("a folder that is deleted is told by its own name, not as if one of that name lay in it", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "content/images"), { recursive: true });
  writeFileSync(join(root, "content/images/bread.svg"), "<svg/>");
  const told = new Set<string>();
  const watching = watchFolders(root, files => {
    for (const file of files) told.add(file);
  });
  watching.add(["content"]);
  rmSync(join(root, "content/images"), { recursive: true });
  await expect.poll(() => [...told]).toContain("content/images/");
  expect([...told]).not.toContain("content/images/images");
  watching.close();
});
