import { fillIn } from "../../../content/rules/fill-in.ts";
import type { Heading, RenderedBody } from "../../../generator/markdown/markdown.ts";
import type { PageTools } from "../../../generator/site.ts";
import { escaped } from "./escape.ts";

/** A page's rendered markdown with our prices filled in, headings included. */
export function filledBody({ body }: PageTools): RenderedBody {
  const { html = "", headings = [], sections = () => [] } = body ?? {};
  return {
    html: fillIn(html, escaped),
    headings: headings.map(filledHeading),
    sections: () =>
      sections().map(section => ({
        heading: section.heading && filledHeading(section.heading),
        html: fillIn(section.html, escaped),
      })),
  };
}

function filledHeading(heading: Heading): Heading {
  return { ...heading, text: fillIn(heading.text) };
}
