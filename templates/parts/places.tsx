import type { PageTools } from "../../generator/site.ts";
import type { Place } from "./chrome.ts";
import "./places.css";

type Props = { tools: PageTools; places: Place[] };

/** The towns as a timetable: name and minutes from Rugby. */
export const Places = ({ tools, places }: Props) => (
  <ul className="places">
    {places.map(({ name, route, travelTime }) => (
      <li key={route}>
        <a href={tools.link(route)} aria-current={tools.page.route === route ? "page" : undefined}>
          <span>{name}</span> <span className="places-time">{travelTime}</span>
        </a>
      </li>
    ))}
  </ul>
);
