import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { type Crumb, fromHome } from "../parts/crumbs.ts";
import { filledBody } from "../parts/words/filled-body.ts";
import { Contents } from "../plain/contents.tsx";
import { PlainHead } from "../plain/plain-head.tsx";
import { pageNodes } from "../structured-data.tsx";
import "../parts/words/prose.css";
import "../parts/words/prose-headings.css";

type Props = PageProps & {
  title: string;
  description: string;
  others: Crumb[];
};

/** Text from one markdown file, with its contents beside it. */
export const plain = (props: Props, tools: PageTools) => {
  const { chrome, title, description, others } = props;
  const { route } = tools.page;
  const { html, headings } = filledBody(tools);
  const crumbs = fromHome({ name: title, route });
  const nodes = pageNodes(tools, { crumbs });
  return (
    <Document tools={tools} chrome={chrome} head={{ title, description, nodes }}>
      <PlainHead tools={tools} crumbs={crumbs} title={title} lead={description} />
      <div className="wrap plain-body">
        <Contents headings={headings} />
        <div>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <ul role="list" className="plain-others">
            {others
              .filter(other => other.route !== route)
              .map(other => (
                <li key={other.route}>
                  <a href={tools.link(other.route)}>{other.name}</a>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </Document>
  );
};
