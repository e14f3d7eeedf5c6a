import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Contents } from "./contents.tsx";

const part = (id: string) => ({ level: 2, id, text: `Part ${id}` });

test("a text lists its parts, and one without parts has no empty list beside it", () => {
  const subheading = { level: 3, id: "c", text: "Sub" };
  const markup = renderToStaticMarkup(<Contents headings={[part("a"), subheading, part("b")]} />);
  expect(markup.match(/href="#\w"/g)).toEqual(['href="#a"', 'href="#b"']);
  expect(renderToStaticMarkup(<Contents headings={[]} />)).toBe("");
  expect(renderToStaticMarkup(<Contents headings={[part("a")]} />)).toBe("");
});
