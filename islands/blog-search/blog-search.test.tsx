/** @jsxImportSource preact */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { blogSchema } from "../../content/rules/page-schemas.ts";
import { BlogSearch } from "./blog-search.tsx";

test("a blog may have no topics to press, and shows no empty list of them", () => {
  expect(blogSchema.shape.topics.safeParse([]).success).toBe(true);
  const search = (topics: string[]) =>
    renderToString(<BlogSearch {...blog} topics={topics} categories={[]} count={1} />);
  expect(search(["Boilers"])).toContain("Popular topics");
  expect(search([])).not.toContain("Popular topics");
});
