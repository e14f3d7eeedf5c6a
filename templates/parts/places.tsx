import type { Tools } from "../../generator/site.ts";
import type { Place } from "./chrome.ts";
import "./places.css";

type Props = { tools: Tools; places: Place[]; here: string };

/** The towns as a timetable: name and minutes from Rugby. */
export const Places = ({ tools, places, here }: Props) => (
  <ul className="places">
    {places.map(({ name, route, travelTime }) => (
      <li key={route}>
        <a href={tools.link(route)} aria-current={here === route ? "page" : undefined}>
          {name} <span>{travelTime}</span>
        </a>
      </li>
    ))}
  </ul>
);
