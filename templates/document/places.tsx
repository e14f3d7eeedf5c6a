import type { Tools } from "../../generator/site.ts";
import type { Place } from "../parts/chrome.ts";
import { allLocations } from "../parts/directories.ts";
import { linksShown } from "../parts/links-shown.ts";
import "./places.css";

type Props = { tools: Tools; places: Place[]; here: string };

/** The towns as a timetable: name and minutes from Rugby. */
export const Places = ({ tools, places, here }: Props) => (
  <ul className="places">
    {linksShown(places, allLocations).map(({ name, route, ...of }) => (
      <li key={route}>
        <a href={tools.link(route)} aria-current={here === route ? "page" : undefined}>
          {name} {"travelTime" in of && <span>{of.travelTime}</span>}
        </a>
      </li>
    ))}
  </ul>
);
