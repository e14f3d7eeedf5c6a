import { expect, test } from "vitest";
import { checkSite } from "../../generator/build/check-site.ts";
import { noteWith, temporarySite } from "./temporary-site.ts";

test("site check says today what would stop the build of the day on which a text comes out", async () => {
  const year = new Date().getFullYear() + 1;
  const dated = (title: string, day: string, body: string) =>
    noteWith(`title: ${title}\ndate: ${year}-${day}`, body);
  const site = temporarySite({
    "content/notes/first.md": dated("First", "02-01", "[a](/notes/second/)\n"),
    "content/notes/second.md": dated("Second", "02-08", "A **word\n\n[b](/gone/)\n"),
    "content/notes/third.md": dated("Rye bread", "02-08", "[a](/notes/first/)\n"),
    "content/notes/fourth.md": noteWith("title: Fourth\ndraft: true", "[c](/gone/)\n"),
  });
  const { pages } = await site.build();
  const report = await checkSite({ root: site.root, production: false });
  expect(report.pages).toBe(pages);
  const later = report.problems.filter(({ message }) => message.startsWith("on "));
  expect(later).toMatchObject([
    {
      file: "content/notes/first.md",
      code: "link/unpublished",
      message: expect.stringContaining(`on ${year}-02-01: the page /notes/second/`),
    },
    {
      file: "content/notes/second.md",
      code: "text/bold",
      severity: "warning",
      message: expect.stringContaining(`on ${year}-02-08: `),
    },
    { file: "content/notes/second.md", code: "link/broken", severity: "error" },
    { file: "content/notes/third.md", code: "page/duplicate-description" },
    { file: "content/notes/third.md", code: "page/duplicate-title" },
  ]);
});

test("and does not tell again, in the words of each such day, what is wrong today", async () => {
  const coming = (day: string) =>
    noteWith(`title: Rye bread\ndate: ${new Date().getFullYear() + 1}-${day}`);
  const site = temporarySite({
    "content/notes/spelt.md": noteWith("title: Rye bread"),
    "content/notes/Ale.md": coming("02-08"),
    "content/notes/Barley.md": coming("02-01"),
  });
  const { problems } = await checkSite({ root: site.root, production: false });
  const told = problems.filter(({ code }) => code === "page/duplicate-title");
  expect(told).toHaveLength(3);
});
