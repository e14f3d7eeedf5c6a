import "../parts/inks.css";
import { Unbroken } from "../parts/words/unbroken.tsx";
import "./search-year.css";

/** Twelve months of search work: first nothing to see, then something, then plenty. */
export const SearchYear = ({ caption }: { caption: string }) => (
  <figure className="search-year">
    <svg className="drawing" viewBox="0 0 500 372" aria-hidden="true">
      <path className="search-year-band" d="M130 20h120v300h-120z" />
      <path className="ink-quiet ink-dashes" d="M130 20v300M250 20v300M490 20v300" />
      <path d={stemsPath} />
      <path className="ink-strong" d="M2 320h496" />
      <path className="search-year-reach ink-amber" d="M136 338h108M256 338h228" />
      <circle className="ink-amber" cx="490" cy={320 - Number(heights.at(-1))} r="8" />
      <g textAnchor="middle">
        <text x="190" y="364">
          3-6 months
        </text>
        <text x="370" y="364">
          6-12 months
        </text>
      </g>
    </svg>
    <figcaption>
      <Unbroken text={caption} />
    </figcaption>
  </figure>
);

/** A shape, not a measurement; so the drawing has no scale. */
const heights = [3, 7, 14, 26, 44, 68, 98, 134, 170, 206, 238, 264];
const stemsPath = heights.map((height, month) => `M${50 + month * 40} 320v-${height}`).join("");
