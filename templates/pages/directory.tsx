import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import type { PageProps, Trade } from "../parts/chrome.ts";
import { fromHome } from "../parts/crumbs.ts";
import { PlainHead } from "../plain/plain-head.tsx";
import { pageNodes } from "../structured-data.tsx";
import "../directory/directory.css";

type Props = PageProps & {
  title: string;
  description: string;
  links: (Trade & { note?: string })[];
};

/** All pages of a kind, by name. */
export const directory = (props: Props, tools: PageTools) => {
  const { chrome, title, description, links } = props;
  const crumbs = fromHome({ name: title, route: tools.page.route });
  const nodes = pageNodes(tools, { crumbs });
  return (
    <Document tools={tools} chrome={chrome} head={{ title, description, nodes }}>
      <PlainHead tools={tools} crumbs={crumbs} title={title} lead={description} />
      <div className="wrap">
        <ul role="list" className="directory">
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
