import { expect, test } from "vitest";
import type { Article } from "../collections.ts";
import { wordlessCovers } from "./wordless-covers.ts";

// Nothing but the title and the picture of an article is looked at.
const covers = (title: string, image?: string) =>
  wordlessCovers([
    { file: "content/articles/a.md", record: { title, image } as Article["record"] },
  ]);

test.each(["日本語のサイト", "Сайт в Регби", "A guide to 東京", "🎉🎉🎉", "Þórshöfn"])(
  "an article called %s is told that its cover has no words, or to bring a picture",
  title => {
    expect(covers(title)).toMatchObject([{ code: "image/cover", file: "content/articles/a.md" }]);
    expect(covers(title, "shop.jpg")).toEqual([]);
  },
);

test.each([
  "Café owners’ guide – 2026",
  "Škoda, Plzeň & Ürgüp",
  "Łódź, Tromsø & Đurđevac",
  "Ten tips 🎉",
  "£199?",
  "E‑commerce…",
])("the cover of %s has its words", title => expect(covers(title)).toEqual([]));
