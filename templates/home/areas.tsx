import { home } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Place } from "../parts/chrome.ts";
import { Icon } from "../parts/icon.tsx";
import { Section } from "../parts/section.tsx";
import { separator } from "../parts/words/listed.ts";
import { townName } from "../parts/words/shared-words.ts";
import { minutesOf } from "../parts/words/travel-time.ts";
import { withBreaks } from "../parts/words/with-breaks.tsx";
import "../../islands/base/overlay/badge.css";
import "./areas.css";

type Props = { tools: PageTools; places: Place[] };

const { heading, intro, towns, furtherTowns, furtherText } = home.areas;

/** The towns as a departures board. */
export const Areas = ({ tools, places }: Props) => {
  const near = bySlug(places, towns);
  const further = bySlug(places, furtherTowns);
  if (near.length + further.length === 0) return null;
  return (
    <Section id="areas" tone="night" heading={heading} intro={intro}>
      {near.length > 0 && (
        <div className="board-scroll">
          <table className="board">
            <thead>
              <tr>
                <th scope="col">Town</th>
                <th scope="col">Minutes from {site.geo.placename}</th>
                <th scope="col">Page</th>
              </tr>
            </thead>
            <tbody>
              {near.map(place => (
                <Row key={place.slug} tools={tools} place={place} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {further.length > 0 && (
        <p className="board-further">
          {furtherText}{" "}
          {further.map(({ name, route }, index) => (
            <span key={route}>
              {separator(index, further.length)}
              <a href={tools.link(route)}>{name}</a>
            </span>
          ))}
          .
        </p>
      )}
    </Section>
  );
};

const Row = ({ tools, place: { name, route, travelTime } }: { tools: PageTools; place: Place }) => {
  const minutes = minutesOf(travelTime);
  return (
    <tr>
      <th scope="row">{withBreaks(name, inLongWords)}</th>
      <td>
        {minutes === undefined ? (
          <span className="badge">Based Here</span>
        ) : (
          <span className="figure">{minutes}</span>
        )}
      </td>
      <td>
        <a href={tools.link(route)}>
          <span>{townName(name)}</span> <Icon name="arrow" />
        </a>
      </td>
    </tr>
  );
};

/** 'Wolverha|mpton': the column of a phone is as wide as ten letters, and one that is wider hides the others. */
const inLongWords = /(?<=(?<!\p{L})(?:\p{L}{8})+)(?=\p{L}{4})/u;

function bySlug(places: Place[], slugs: string[]): Place[] {
  return slugs.flatMap(slug => places.find(place => place.slug === slug) ?? []);
}
