import { notFound as words } from "../../content/not-found.ts";
import { notFoundPath } from "../../domain/calls.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { Posts } from "../drawing/posts.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { businessNodes } from "../structured-data.tsx";
import "../not-found/not-found.css";
import "../parts/largest.css";

/** For the console, by the page itself: an island comes later, when a visitor may have turned back. */
const said = 'console.error("Page not found: " + location.pathname)';

export const notFound = ({ chrome }: PageProps, tools: PageTools) => (
  <Document
    tools={tools}
    chrome={chrome}
    // Most hosts also show /404.html itself, and with 200.
    head={{ ...words.meta, unindexed: true, nodes: businessNodes(tools) }}
    overNight
  >
    <section
      className="not-found turf"
      aria-labelledby="not-found-title"
      data-awake=""
      data-src={tools.script("not-found").src}
      data-told={chrome.formsUrl + notFoundPath}
    >
      <div className="wrap">
        <div className="not-found-words">
          <h1 id="not-found-title" className="largest">
            {words.headline}
          </h1>
          <p>{words.text}</p>
          <a className="button" href={tools.link("/")}>
            {words.linkLabel}
          </a>
        </div>
        <div className="not-found-art" aria-hidden="true">
          <p className="figure">404</p>
          <Posts />
        </div>
      </div>
      <script dangerouslySetInnerHTML={{ __html: said }} />
    </section>
  </Document>
);
