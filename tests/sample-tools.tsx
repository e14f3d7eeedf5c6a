import type { PageTools } from "../generator/site.ts";

/** As far as a page without pictures of its own needs them. */
export function toolsAt(route: string, html?: string): PageTools {
  const tools: PageTools = {
    page: { route, template: "location", props: {}, images: ["social"], sources: [] },
    body: html === undefined ? undefined : { html, headings: [], sections: () => [] },
    settings: { url: "", trailingSlash: true, language: "en-GB", environment: {} },
    fonts: [],
    styles: "",
    link: String,
    absolute: String,
    html: () => "",
    policy: () => "",
    script: (name: string) => ({ src: `/${name}.js`, style: undefined }),
    image: (name: string) => ({ src: `/${name}.png`, width: 1200, height: 630, sources: [] }),
    shared: (Part, props) => <Part {...props} tools={tools} />,
  };
  return tools;
}
