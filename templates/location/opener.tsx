import { webCatalogue } from "../../content/catalogue.ts";
import { buttons } from "../../content/navigation.ts";
import type { LocationRecord } from "../../content/rules/schemas.ts";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import { cheapest, type Package, packagePrice } from "../../domain/catalogue.ts";
import type { PageTools } from "../../generator/site.ts";
import { compassPoint } from "../drawing/compass-point.ts";
import { MinutesMap } from "../drawing/minutes-map.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import type { Place } from "../parts/chrome.ts";
import { MeetingLink } from "../parts/contact/meeting-link.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import type { Crumb } from "../parts/crumbs.ts";
import { capital } from "../parts/words/capital.ts";
import { townName } from "../parts/words/shared-words.ts";
import { minutesOf } from "../parts/words/travel-time.ts";
import { Unbroken } from "../parts/words/unbroken.tsx";
import { neighbours, townOf } from "./towns.ts";
import "../../islands/base/overlay/cluster.css";
import "../parts/first-words.css";
import "./opener.css";

type Props = { tools: PageTools; record: LocationRecord; places: Place[]; crumbs: Crumb[] };

/** The town on the map of minutes, and what can be said of it in figures. */
export const LocationOpener = ({ tools, record, places, crumbs }: Props) => {
  const town = townOf(record);
  const others = neighbours(places, tools.page.route);
  return (
    <section className="town night" aria-labelledby="page-title">
      <div className="wrap">
        <Breadcrumbs tools={tools} crumbs={crumbs} />
        <div className="town-row">
          <div className="first-words">
            <h1 id="page-title">
              <Unbroken text={record.heroHeadline ?? townName(record.name)} />
            </h1>
            <p>{introOf(record, webCatalogue.packages)}</p>
            <div className="cluster">
              <OpenDialog tools={tools} dialog="quote">
                {buttons.quote}
              </OpenDialog>
              <MeetingLink tools={tools}>Book 30min Meeting</MeetingLink>
            </div>
          </div>
          {(town || others.length > 0) && (
            <div className="town-map">
              <MinutesMap base={site.geo.placename} town={town} others={others} />
            </div>
          )}
        </div>
        <dl className="town-facts">
          {factsOf(record, webCatalogue.packages).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};

/** A visitor on a phone reads the price before the map, which the figures follow. */
export function introOf(
  { heroSubheadline, description }: Pick<LocationRecord, "heroSubheadline" | "description">,
  packages: readonly Package[],
): string {
  if (heroSubheadline) return heroSubheadline;
  return packages.length > 0 ? `${description} ${townWords.fromPrice}` : description;
}

/** Only what is known: a record without a population shows none. */
export function factsOf(
  record: LocationRecord,
  packages: readonly Package[],
): { label: string; value: string }[] {
  const { travelTime, bearing, county, population } = record;
  const base = site.geo.placename;
  const smallest = cheapest(packages);
  const isOurs = minutesOf(travelTime) === undefined;
  return [
    isOurs
      ? { label: site.address.mapsUrl ? "Our office" : "Our base", value: travelTime }
      : { label: `From ${base} by car`, value: travelTime },
    // Of our own a record may still have one that was written when we were elsewhere.
    ...(isOurs || bearing === undefined
      ? []
      : [{ label: `Direction from ${base}`, value: capital(compassPoint(bearing)) }]),
    { label: "County", value: county },
    ...(population ? [{ label: "Population", value: population }] : []),
    ...(smallest ? [{ label: townWords.fromLabel, value: packagePrice(smallest) }] : []),
  ];
}
