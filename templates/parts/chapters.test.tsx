import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RenderedBody } from "../../generator/markdown/markdown.ts";
import type { PageTools } from "../../generator/site.ts";
import { Chapters } from "./chapters.tsx";

test("a page whose text nobody has written yet has no empty band for it, and each of its parts is called by its heading", () => {
  const shown = (sections: ReturnType<RenderedBody["sections"]>) => {
    const body: RenderedBody = { html: "", headings: [], sections: () => sections };
    // Of all tools only the text is looked at.
    return renderToStaticMarkup(<Chapters tools={{ body } as PageTools} tone="mist" />);
  };
  expect(shown([])).toBe("");
  const heading = { id: "why", text: "Why", level: 2 };
  expect(shown([{ heading, html: "<p>So.</p>" }])).toMatch(/ aria-labelledby="why".*<p>So\./);
  const right = { id: "section", text: "שלום", level: 2, dir: "rtl" } as const;
  expect(shown([{ heading: right, html: "" }])).toContain('<h2 id="section" dir="rtl">');
});
