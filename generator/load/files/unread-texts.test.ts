import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { unreadTexts } from "./unread-texts.ts";

test("right below content/ a text that begins like a page is told, and what an owner notes there is not", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "content"));
  const page = "---\ntitle: A\n---\nText.\n";
  for (const [name, text] of [
    ["page.md", page],
    ["windows.md", `\uFEFF${page.replaceAll("\n", "\r\n")}`],
    ["old-mac.md", page.replaceAll("\n", "\r")],
    ["how-to-write.md", "# How to write\n\n---\n"],
    ["TODO.md", ""],
    ["README-cy.md", page],
    ["~$page.md", page],
  ] as const)
    writeFileSync(join(root, "content", name), text);
  const told = unreadTexts(root, ["articles"]).map(({ file }) => file);
  expect(told.sort()).toEqual(["content/old-mac.md", "content/page.md", "content/windows.md"]);
});

test("a picture that lies beside a text, and among the pictures too, is to be taken away", () => {
  const root = temporaryFolder();
  for (const folder of ["content/articles/trip", "content/images"]) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, "Quay.JPG"), "");
  }
  const [told, ...others] = unreadTexts(root, ["articles"]);
  expect(told).toMatchObject({ file: "content/articles/trip/Quay.JPG" });
  expect(told?.fix).toContain("take this one away");
  expect(others).toEqual([]);
});
