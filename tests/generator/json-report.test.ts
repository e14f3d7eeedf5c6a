import { expect, test } from "vitest";
import { onSystem, runSite } from "../run-site.ts";
import { noteWith, temporarySite } from "./temporary-site.ts";

test("site build --json prints one object, with the stages or with the problems", () => {
  const tiny = temporarySite();
  expect(JSON.parse(runSite(["build", "--root", tiny.root, "--json"]).stdout)).toMatchObject({
    ok: true,
    pages: 4,
    problems: [
      { code: "text/html", severity: "warning", file: "content/notes/Rye Bread.md" },
      { code: "link/scheme", severity: "warning" },
    ],
  });
  tiny.change("content/notes/bad.md", noteWith("date: 2025-01-01"));
  const failed = runSite(["build", "--root", tiny.root, "--json"]);
  expect(JSON.parse(failed.stdout)).toMatchObject({
    ok: false,
    problems: [
      { code: "text/html", severity: "warning" },
      { code: "link/scheme", severity: "warning" },
      { code: "note/title", file: "content/notes/bad.md", position: { line: 3 } },
    ],
  });
  expect(failed.status).toBe(1);
});

test("what a site's own code logs does not stand before that object", () => {
  const tiny = temporarySite();
  tiny.edit("templates/site.ts", /$/, '\nconsole.log("looking for a mistake");\n');
  for (const command of ["build", "check"]) {
    const { stdout, stderr } = runSite([command, "--root", tiny.root, "--json"]);
    expect(JSON.parse(stdout)).toHaveProperty("pages", 4);
    expect(stderr).toContain("looking for a mistake");
  }
});

test("of a fault of the generator itself it prints one object, too", () => {
  const tiny = temporarySite();
  const faulty = onSystem(`const move = fs.renameSync;
    fs.renameSync = (from, to) => {
      if (to.includes("output-")) throw new Error("no such thing");
      return move(from, to);
    };`);
  const { stdout, stderr } = runSite(["build", "--root", tiny.root, "--json"], faulty);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    problems: [{ code: "code/failed", message: "Error: no such thing" }],
  });
  expect(stderr).toContain("    at ");
});

test.each([
  ['throw "no flour";', "no flour"],
  ["throw { flour: 0 };", "{ flour: 0 }"],
  ["throw undefined;", "undefined"],
])("a site whose code begins with %s is reported as any other mistake", (line, says) => {
  const tiny = temporarySite();
  tiny.edit("templates/site.ts", /$/, `\n${line}\n`);
  for (const command of ["build", "check"]) {
    const { stdout, status } = runSite([command, "--root", tiny.root, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [{ code: "code/failed", message: expect.stringContaining(says) }],
    });
    expect(status).toBe(1);
  }
});
