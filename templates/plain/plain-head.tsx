import type { PageTools } from "../../generator/site.ts";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import type { Crumb } from "../parts/crumbs.ts";
import "./plain.css";

type Props = { tools: PageTools; crumbs: Crumb[]; title: string; lead: string };

/** What a page of text or of links begins with. */
export const PlainHead = ({ tools, crumbs, title, lead }: Props) => (
  <div className="plain-head mist">
    <div className="wrap">
      <Breadcrumbs tools={tools} crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="plain-lead">{lead}</p>
    </div>
  </div>
);
