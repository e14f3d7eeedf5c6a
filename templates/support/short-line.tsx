import { site } from "../../content/site.ts";
import type { Place } from "../parts/chrome.ts";
import { minutesOf } from "../parts/words/travel-time.ts";
import "./short-line.css";

/** The way to a town nearby as a line with a tick for each minute, or for each fifth where there are many. */
export const ShortLine = ({ place }: { place: Place }) => {
  const minutes = minutesOf(place.travelTime);
  if (minutes === undefined) return null;
  return (
    <div className="wrap short-line">
      <p className="short-line-ends">
        <b>{site.geo.placename}</b>
        <b>{place.name}</b>
      </p>
      <ol className="short-line-ticks" aria-hidden="true">
        {ticksOf(minutes).map(minute => (
          <li key={minute} className="figure">
            {minute}
          </li>
        ))}
      </ol>
      <p className="short-line-apart">{place.travelTime} apart</p>
    </div>
  );
};

/** Ticks stand at even distances, so they are for minutes that can be counted off evenly. */
function ticksOf(minutes: number): number[] {
  const step = minutes <= 10 ? 1 : minutes % 5 === 0 ? 5 : minutes;
  return Array.from({ length: minutes / step + 1 }, (_, index) => index * step);
}
