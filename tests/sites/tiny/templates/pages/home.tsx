import type { PageTools } from "../../../../../generator/site.ts";
import type { opening } from "../../content/opening.ts";
import { Frame } from "../frame.tsx";
import "./home.css";

type Home = {
  greeting: string;
  links: { route: string; title: string }[];
  opening: typeof opening;
};

export const home = ({ greeting, links, opening }: Home, tools: PageTools) => (
  <Frame title="The bakery" tools={tools}>
    <p className="greeting">
      {greeting}. Open on {opening.day}.
    </p>
    <ul>
      {links.map(({ route, title }) => (
        <li key={route}>
          <a href={tools.link(route)}>{title}</a>
        </li>
      ))}
    </ul>
    <button type="button" data-count data-src={tools.script("counter").src}>
      Count loaves
    </button>
  </Frame>
);
