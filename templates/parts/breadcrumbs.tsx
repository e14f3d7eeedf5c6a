import type { PageTools } from "../../generator/site.ts";
import type { Crumb } from "./crumbs.ts";
import "./breadcrumbs.css";

/** From home to this page, which is named last. */
export const Breadcrumbs = ({ tools, crumbs }: { tools: PageTools; crumbs: Crumb[] }) => (
  <nav className="breadcrumbs" aria-label="Breadcrumb">
    <ol className="breadcrumbs-list">
      {crumbs.map(({ name, route }) => (
        <li key={route}>
          {route === tools.page.route ? (
            <span aria-current="page">{name}</span>
          ) : (
            <a href={tools.link(route)}>{name}</a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
