import "../parts/inks.css";
import "./near-me.css";

/** A search in lines: what was typed, half a mile of map, and three answers of which one is yours. */
export const NearMe = () => (
  <svg className="drawing near-me" viewBox="0 0 420 400" aria-hidden="true">
    <path d="M28 2h364a26 26 0 0 1 0 52H28a26 26 0 0 1 0-52zM374 20a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM381 36l8 8" />
    <text x="28" y="35">
      near me
    </text>
    <path className="ink-amber" d="M118 17v22" />
    <path
      className="ink-quiet"
      d="M2 74h416v150H2zM2 190l120-62 84 26 212-66M132 74l22 150M300 74l-34 150"
    />
    <path className="ink-dashes" d="M150 149a58 58 0 0 1 116 0 58 58 0 0 1-116 0z" />
    <path className="ink-amber" d="M208 164c-14-16-18-23-18-32a18 18 0 0 1 36 0c0 9-4 16-18 32z" />
    <path d="M96 118c-9-10-12-15-12-20a12 12 0 0 1 24 0c0 5-3 10-12 20zM340 190c-9-10-12-15-12-20a12 12 0 0 1 24 0c0 5-3 10-12 20z" />
    <path className="ink-amber" d="M2 244h416v52H2z" />
    <path
      className="near-me-stars"
      d="M20 262h150M20 278h230M352 258l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1zM392 258l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z"
    />
    <path
      className="ink-quiet"
      d="M2 346h416M20 314h110M20 330h190M20 362h130M20 378h170M2 396h416"
    />
  </svg>
);
