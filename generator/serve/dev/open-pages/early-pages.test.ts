import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { earlyPages } from "./early-pages.ts";

describe("the rest of the site waits", () => {
  test("until a page that is loaded anew listens again, by when the browser has painted it", async () => {
    const { early, isOver } = offered("/a/", "/b/");
    early.served("/a/");
    early.served("/b/");
    early.opened("/a/");
    await wait(120);
    expect(isOver()).toBe(false);
    early.opened("/b/");
    await wait(10);
    expect(isOver()).toBe(true);
  });

  test("for no page that is not asked for, nor for ever for one whose script never comes", async () => {
    const unasked = offered("/a/");
    const silent = offered("/b/");
    silent.early.served("/b/");
    await wait(300);
    expect(unasked.isOver()).toBe(true);
    expect(silent.isOver()).toBe(false);
    await silent.over;
  });
});

function offered(...paths: string[]) {
  const early = earlyPages();
  let isOver = false;
  const over = early.offer(paths).then(() => {
    isOver = true;
  });
  return { early, over, isOver: () => isOver };
}
