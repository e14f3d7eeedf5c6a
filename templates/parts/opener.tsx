import type { ReactNode } from "react";
import type { PageTools } from "../../generator/site.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { Crumb } from "./crumbs.ts";
import type { Tone } from "./section.tsx";
import "../../islands/base/overlay/cluster.css";
import "./first-words.css";
import "./opener.css";

type Props = {
  tools: PageTools;
  crumbs: Crumb[];
  headline: string;
  subheadline: string;
  tone?: Tone;
  actions: ReactNode;
  /** What stands beside the words: a drawing, a panel, a ledger. */
  art: ReactNode;
  /** What closes the band, such as a scoreboard. */
  children?: ReactNode;
};

/** The first band of a landing page. What makes it that page's own is the art. */
export const Opener = (props: Props) => {
  const { tools, crumbs, headline, subheadline, tone = "night", actions, art, children } = props;
  return (
    <section className={`opener ${tone}`} aria-labelledby="page-title">
      <div className="wrap">
        <Breadcrumbs tools={tools} crumbs={crumbs} />
        <div className="opener-row">
          <div className="first-words">
            <h1 id="page-title">{headline}</h1>
            <p>{subheadline}</p>
            <div className="cluster">{actions}</div>
          </div>
          <div className="opener-art">{art}</div>
        </div>
      </div>
      {children}
    </section>
  );
};
