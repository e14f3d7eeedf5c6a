import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { articleSchema } from "../content/rules/schemas.ts";
import { corpus, markdownOf } from "./corpus.ts";

describe("the corpus", () => {
  test("is the same on every machine", () => {
    const hash = createHash("sha256")
      .update(JSON.stringify(corpus(100)))
      .digest("hex");
    expect(hash.slice(0, 16)).toBe("88e50292e87378f3");
  });

  test("begins with the same articles however many there are", () => {
    expect(corpus(40).slice(0, 10)).toEqual(corpus(10));
  });

  test("holds articles that the site accepts", () => {
    for (const { title, excerpt, category, tags } of corpus(50))
      expect(articleSchema.safeParse({ title, excerpt, category, tags }).success).toBe(true);
  });

  test("repeats no slug, title or excerpt, and no date lies ahead", () => {
    const articles = corpus(5_000);
    for (const key of ["slug", "title", "excerpt"] as const)
      expect(new Set(articles.map(article => article[key])).size).toBe(5_000);
    expect(articles.every(({ date }) => date < "2024-12-31")).toBe(true);
  });

  test("has articles of about four hundred words", () => {
    const words = corpus(200).map(({ body }) => body.split(/\s+/).length);
    expect(Math.min(...words)).toBeGreaterThan(340);
    expect(Math.max(...words)).toBeLessThan(460);
  });

  test("becomes markdown with front matter", () => {
    const file = markdownOf("Text.\n", { title: 'A "b": c', date: "2020-01-02", tags: ["x", "y"] });
    expect(file).toBe('---\ntitle: "A \\"b\\": c"\ndate: 2020-01-02\ntags: [x, y]\n---\n\nText.\n');
  });
});
