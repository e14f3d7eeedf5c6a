import { describe, expect, test } from "vitest";
import { chapterText, withChapter } from "./report.ts";

describe("the page of benchmarks", () => {
  test("keeps its other chapters when one is measured anew", () => {
    const first = withChapter("# Benchmarks\n", "build", "old build");
    const both = withChapter(first, "dev", "dev");
    const again = withChapter(both, "build", "new build");
    expect(again).toContain("<!-- build -->\nnew build\n<!-- end of build -->");
    expect(again).toContain("<!-- dev -->\ndev\n<!-- end of dev -->");
    expect(again).not.toContain("old build");
  });

  test("does not keep what an earlier version said of how to measure", () => {
    const document = withChapter("# Benchmarks\n\nAsk the old way.\n", "build", "figures");
    expect(document).not.toContain("old way");
    expect(withChapter(document, "build", "figures")).toBe(document);
  });

  test("shows a chapter with its date, its tables and its notes", () => {
    const table = { head: ["a"], rows: [["1"]] };
    const chapter = { title: "Building", about: ["N."], tables: [{ caption: "T:", table }] };
    const text = chapterText({ ...chapter, notes: ["slower"] }, new Date("2026-02-03T00:00:00Z"));
    expect(text).toMatch(/^## Building\n\nMeasured on 2026-02-03 with Node .* N\.\n\nT:\n\n\| a/);
    expect(text).toMatch(/\n\n- slower$/);
  });
});
