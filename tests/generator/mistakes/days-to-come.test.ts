import { expect, test } from "vitest";
import { noteWith, temporarySite } from "../temporary-site.ts";
import { warningsOf } from "../warnings-of.ts";

test("a last change that is still to come is told, and one that comes with its page is not", async () => {
  const nextYear = new Date().getFullYear() + 1;
  const dated = (date: string) =>
    warningsOf("Text.", `title: A\ndate: ${date}\nupdated: ${nextYear}-02-01`);
  const told = await dated("2025-01-01");
  expect(told).toContain("new.md:4:10   [note/updated] warning");
  expect(told).toContain("this day has not come yet");
  expect(await dated(`${nextYear}-01-01`)).toBe("");
});

test("a last change that is still to come is none for any page, until its day has come", async () => {
  const nextYear = new Date().getFullYear() + 1;
  const site = temporarySite();
  site.edit("templates/site.ts", "({ slug, record }) => ({", "({ slug, updated }) => ({");
  site.edit("templates/site.ts", "title: record.title,", "title: 'changed ' + updated,");
  const shownFor = async (updated: string) => {
    const front = `title: A\ndate: 2025-01-01\nupdated: ${updated}`;
    site.change("content/notes/new.md", noteWith(front));
    await site.build();
    return site.read("dist/index.html");
  };
  expect(await shownFor(`${nextYear}-02-01`)).not.toContain(`changed ${nextYear}`);
  expect(await shownFor("2025-02-01")).toContain("changed 2025-02-01");
});

test("a text that is kept back for more than two years is told with the year that was meant", async () => {
  const thisYear = new Date().getFullYear();
  const swapped = String(thisYear).replace(/^(\d)(\d)(\d)/, "$1$3$2");
  const dated = (date: string, more = "") => warningsOf("Text.", `title: A\ndate: ${date}${more}`);
  const told = await dated(`${swapped}-01-15`);
  expect(told).toContain("new.md:3:7   [note/date] warning");
  expect(told).toContain(`nobody sees this text before ${swapped}`);
  expect(told).toContain(`write it as   date: ${thisYear}-01-15`);
  expect(await dated("2999-01-15")).toContain(`date: ${thisYear}-01-15`);
  expect(await dated(`${thisYear + 2}-01-01`)).toBe("");
  expect(await dated("2999-01-15", "\ndraft: true")).toBe("");
});
