import { expect, test } from "vitest";
import { keyAdvice } from "./key-advice.ts";

const known = ["title", "category", "date", "slug", "aliases", "draft"];
const advice = (of: Partial<Parameters<typeof keyAdvice>[0]> & { value?: unknown }) =>
  keyAdvice({
    key: "key",
    beside: { key: of.value },
    known,
    meant: undefined,
    alike: undefined,
    values: undefined,
    below: 0,
    ...of,
  });

test.each([
  [0, "Take the line away, or use one of: title"],
  [1, "Take the line away, with the one below that belongs to it, or use"],
  [3, "Take the line away, with the 3 below that belong to it, or use"],
])("%i lines that belong to a key go with it", (below, said) =>
  expect(advice({ below })).toContain(said),
);

test.each([
  ["my-page", "Write it as   slug: my-page"],
  ["/blog/My Page.html", "Write it as   slug: my-page"],
  [
    "https://old.example/2019/08/13/my-page/?a=b",
    "Write it as   slug: my-page   and, so that old links work,   aliases: [/2019/08/13/my-page]",
  ],
  ["/:year/:month/:title/", "Take the line away: the address is made of the file's name"],
  ["/", "Write it as   slug: …"],
])("of the address '%s' stays the slug", (value, fix) =>
  expect(advice({ value, meant: "slug" })).toBe(fix),
);

test("where there are aliases already, none is proposed", () => {
  const beside = { key: "/2019/08/my-page", aliases: ["/a"] };
  expect(advice({ beside, meant: "slug" })).toBe("Write it as   slug: my-page");
});

test.each([
  ["2018-12-02T14:00:00+08:00", "Write it as   date: 2018-12-02"],
  ["2018-12-02", "Write it as   date: 2018-12-02"],
  ["now", "Write year, month and day, such as   date: 2026-09-30"],
])("a day under another name is advised as one that is accepted: %s", (value, fix) =>
  expect(advice({ value, meant: "date" })).toBe(fix),
);

test.each([
  ["SEO", 0, "Write it as   category: seo"],
  [["News", "Web Design"], 2, "Write in place of these lines   category: web-design"],
  ["news", 0, "Write it as   category: …      (one of: seo, web-design)"],
])("of %j the word that is known is proposed", (value, below, fix) =>
  expect(advice({ value, below, meant: "category", values: ["seo", "web-design"] })).toBe(fix),
);
