import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import type { Chrome, Trade } from "../parts/chrome.ts";
import { fromHome } from "../parts/crumbs.ts";
import { breadcrumbNode, businessNodes } from "../structured-data.tsx";
import "../plain/plain.css";
import "../directory/directory.css";

type Props = {
  chrome: Chrome;
  socialImage: string;
  title: string;
  description: string;
  links: (Trade & { note?: string })[];
};

/** All pages of a kind, by name. */
export const directory = (props: Props, tools: PageTools) => {
  const { chrome, socialImage, title, description, links } = props;
  const crumbs = fromHome({ name: title, route: tools.page.route });
  const nodes = [...businessNodes(tools), breadcrumbNode(tools, crumbs)];
  return (
    <Document tools={tools} chrome={chrome} head={{ title, description, socialImage, nodes }}>
      <div className="plain-head mist">
        <div className="wrap">
          <Breadcrumbs tools={tools} crumbs={crumbs} />
          <h1>{title}</h1>
          <p className="plain-lead">{description}</p>
        </div>
      </div>
      <div className="wrap">
        <ul className="directory">
          {links.map(({ name, route, note }) => (
            <li key={route}>
              <a href={tools.link(route)}>{name}</a> {note && <span>{note}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Document>
  );
};
