import { blogPageRoute } from "../../domain/addresses.ts";
import type { Tools } from "../../generator/site.ts";
import { Icon } from "../parts/icon.tsx";
import "./pagination.css";

type Props = { tools: Pick<Tools, "link">; page: number; pageCount: number };

export const Pagination = ({ tools, page, pageCount }: Props) => (
  <nav className="pagination" aria-label="Pages of articles" data-pagination>
    {page > 1 && (
      <a href={tools.link(blogPageRoute(page - 1))} rel="prev">
        <Icon name="back" /> Newer articles
      </a>
    )}
    <p>
      Page {page} of {pageCount}
    </p>
    {page < pageCount && (
      <a href={tools.link(blogPageRoute(page + 1))} rel="next">
        Older articles <Icon name="arrow" />
      </a>
    )}
  </nav>
);
