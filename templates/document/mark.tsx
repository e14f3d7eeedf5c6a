import { site } from "../../content/site.ts";
import { isWordMark, markBox, markPaths } from "../drawing/mark.ts";

/** In the inks of the band that it stands on. A word mark says the name that else stands beside it. */
export const Mark = () => (
  <svg
    className="mark"
    viewBox={markBox}
    {...(isWordMark ? { role: "img", "aria-label": site.name } : { "aria-hidden": true })}
    dangerouslySetInnerHTML={{
      __html: markPaths({ front: "currentColor", accent: "var(--mark)" }),
    }}
  />
);
