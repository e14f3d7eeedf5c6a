import { fillIn } from "../../content/rules/fill-in.ts";
import type { RenderedBody } from "../../generator/markdown/markdown.ts";
import type { PageTools } from "../../generator/site.ts";
import { escaped } from "./escape.ts";

/** A page's rendered markdown with our prices filled in, headings included. */
export function filledBody({ body }: PageTools): RenderedBody {
  const { html = "", headings = [], sections = [] } = body ?? {};
  return {
    html: fillIn(html, escaped),
    headings: headings.map(heading => ({ ...heading, text: fillIn(heading.text) })),
    sections: sections.map(section => ({
      ...section,
      heading: section.heading && fillIn(section.heading),
      html: fillIn(section.html, escaped),
    })),
  };
}
