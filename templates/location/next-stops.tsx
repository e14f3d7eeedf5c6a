import { named } from "../../content/rules/named.ts";
import type { LocationRecord } from "../../content/rules/schemas.ts";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Place } from "../parts/chrome.ts";
import { Section, SectionHead } from "../parts/section.tsx";
import { listed } from "../parts/words/listed.ts";
import { townName } from "../parts/words/shared-words.ts";
import { minutesOf } from "../parts/words/travel-time.ts";
import "./next-stops.css";

const words = townWords.around;

type Props = { tools: PageTools; record: LocationRecord; places: Place[] };

/** The other towns as stops along a line, in the order of their minutes; nothing where nothing lies around. */
export const NextStops = ({ tools, record: { name, nearbyAreas }, places }: Props) => {
  const stops = stopsOf(places, tools.page.route);
  if (!nearbyAreas && stops.length === 0) return null;
  return (
    <Section id="town-around" tone="mist">
      <div className="aside">
        <SectionHead id="town-around" heading={named(words.heading, { town: name })}>
          {nearbyAreas && (
            <p>
              {words.nearby} {listed(nearbyAreas)}.
            </p>
          )}
          {stops.length > 0 && (
            <p>
              {stops.length === 1
                ? "This town has a page of its"
                : "These towns have a page of their"}{" "}
              own. Minutes are by car from {site.geo.placename}.
            </p>
          )}
        </SectionHead>
        {stops.length > 0 && (
          <ol className="stops">
            {stops.map(stop => (
              <li key={stop.route}>
                <a href={tools.link(stop.route)}>
                  <span>{townName(stop.name)}</span>{" "}
                  <span className="figure">{stop.travelTime}</span>
                </a>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
};

function stopsOf(places: Place[], route: string): Place[] {
  return places
    .filter(place => place.route !== route)
    .sort((a, b) => (minutesOf(a.travelTime) ?? 0) - (minutesOf(b.travelTime) ?? 0))
    .slice(0, stopsMax);
}

const stopsMax = 12;
