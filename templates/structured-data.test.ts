import { expect, test } from "vitest";
import { blog } from "../content/blog.ts";
import type { Tools } from "../generator/site.ts";
import { articleNode, averageRating } from "./structured-data.tsx";

test("an article is by the business, or by the person that it names", () => {
  // Of all tools only addresses are used.
  const tools = { absolute: (route: string) => `https://a.example${route}` } as Tools;
  const words = { route: "/blog/a", title: "A", excerpt: "B", date: "2026-01-01", image: "/a.png" };
  const authorOf = (author: string) =>
    articleNode(tools, { ...words, author, updated: null }).author;
  expect(authorOf(blog.author)).toEqual({ "@type": "Organization", name: blog.author });
  expect(authorOf("Jane Doe")).toEqual({ "@type": "Person", name: "Jane Doe" });
});

test.each([
  [[5, 5, 5], "5.0"],
  [[5, 5, 4], "4.7"],
  [[3], "3.0"],
])("reviews with %j stars are rated %s on average", (ratings, average) => {
  expect(averageRating(ratings.map(rating => ({ rating })))).toBe(average);
});
