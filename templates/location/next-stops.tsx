import type { LocationRecord } from "../../content/schemas.ts";
import { site } from "../../content/site.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Place } from "../parts/chrome.ts";
import { Section, SectionHead } from "../parts/section.tsx";
import { minutesOf } from "../parts/travel-time.ts";
import "./next-stops.css";

type Props = { tools: PageTools; record: LocationRecord; places: Place[] };

/** The other towns as stops along a line, in the order of their minutes. */
export const NextStops = ({ tools, record, places }: Props) => (
  <Section id="town-around" tone="mist">
    <div className="aside">
      <SectionHead id="town-around" heading={`Around ${record.name}`}>
        {record.nearbyAreas && <p>We also build for businesses in {listed(record.nearbyAreas)}.</p>}
        <p>These towns have a page of their own. Minutes are by car from {site.geo.placename}.</p>
      </SectionHead>
      <ol className="stops">
        {stopsOf(places, tools.page.route).map(({ name, route, travelTime }) => (
          <li key={route}>
            <a href={tools.link(route)}>
              <span>Web design in {name}</span> <span className="figure">{travelTime}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);

function stopsOf(places: Place[], route: string): Place[] {
  return places
    .filter(place => place.route !== route)
    .sort((a, b) => (minutesOf(a.travelTime) ?? 0) - (minutesOf(b.travelTime) ?? 0))
    .slice(0, stopsMax);
}

const stopsMax = 12;

function listed(names: string[]): string {
  return new Intl.ListFormat(site.language, { type: "conjunction" }).format(names);
}
