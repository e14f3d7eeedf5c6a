import { markBox, markPaths } from "../drawing/mark.ts";

/** In the inks of the band that it stands on. */
export const Mark = () => (
  <svg
    className="mark"
    viewBox={markBox}
    aria-hidden="true"
    dangerouslySetInnerHTML={{
      __html: markPaths({ front: "currentColor", accent: "var(--mark)" }),
    }}
  />
);
