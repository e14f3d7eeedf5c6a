import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { refuseForeignFolder } from "./foreign-folder.ts";

function folderWith(...files: string[]): string {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return folder;
}

test.each([["package.json"], ["node_modules/react/index.js"], [".git/HEAD"]])(
  "a folder with a page and %s is a project's, which a build would delete",
  file => {
    const out = folderWith("index.html", file);
    expect(() => refuseForeignFolder(out, folderWith())).toThrow("holds other files");
  },
);

test("an output that holds a package.json which is published from content/files is taken again", () => {
  const root = folderWith("content/files/package.json");
  expect(() => refuseForeignFolder(folderWith("index.html", "package.json"), root)).not.toThrow();
});

test.each([
  ["without a page", ["notes.txt"]],
  ["of a site in PHP", ["index.php", "404.html"]],
  ["of texts for Jekyll", ["index.markdown", "404.html", "_posts/2019-08-13-rye.md"]],
])("a folder %s is none of ours", (_, files) => {
  const refuse = () => refuseForeignFolder(folderWith(...files), folderWith());
  expect(refuse).toThrow("holds other files");
});

test("an output whose home page somebody deleted is taken again", () => {
  const out = folderWith("404.html", "assets/base.js");
  expect(() => refuseForeignFolder(out, folderWith())).not.toThrow();
});

test("nobody is told to delete the site's own sources", () => {
  const root = folderWith("content/site.md");
  for (const out of [root, join(root, "content")])
    expect(() => refuseForeignFolder(out, root)).toThrow(/own sources\n +Choose an empty folder/);
});

test.each([["content"], ["templates"], ["islands"], ["node_modules"], [".git"]])(
  "no output goes into the site's own %s",
  folder => {
    const root = folderWith();
    expect(() => refuseForeignFolder(join(root, folder, "out"), root)).toThrow("own sources");
  },
);

test.each(["", ".."])("no output takes the place of the site's own folder: '%s'", place => {
  const root = folderWith("index.html", "content/site.md");
  const refuse = () => refuseForeignFolder(join(root, place), root);
  expect(refuse).toThrow("the output folder holds the site's own sources");
});

test("an output of an earlier build is taken again, and so is a folder that is empty or not there", () => {
  const root = folderWith();
  for (const out of [folderWith("index.html", "assets/base.js"), folderWith(), join(root, "dist")])
    expect(() => refuseForeignFolder(out, root)).not.toThrow();
});

test("a link to a folder that is not there, such as on a disk that is not mounted, is told as that", () => {
  const root = folderWith();
  const out = join(root, "dist");
  symlinkSync(join(root, "mounted", "site"), out);
  expect(() => refuseForeignFolder(out, root)).toThrow("a link to a folder that is not there");
  mkdirSync(join(root, "mounted", "site"), { recursive: true });
  expect(() => refuseForeignFolder(out, root)).not.toThrow();
});

test.runIf(process.platform === "linux")(
  "an output where the system makes no folders is refused at once, not tried for ever",
  () => {
    for (const out of ["/proc/dist", "/proc/site/dist"])
      expect(() => refuseForeignFolder(out, folderWith())).toThrow("no folder can be made there");
  },
);
