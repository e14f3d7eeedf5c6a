import { sectionRoute } from "../domain/addresses.ts";
import type { AbsentPlaces } from "../generator/site.ts";
import type { Meeting } from "./parts/contact/meetings.ts";

/** Who offers no meetings has no section for them, and texts that still lead there have a better place to lead to. */
export function absentPlaces(meetings: readonly Meeting[]): AbsentPlaces {
  if (meetings.length > 0) return {};
  return {
    [sectionRoute("booking")]: {
      message: "there are no meetings to book: content/site.ts names no calendar",
      fix: `Let the link lead to   ${sectionRoute("contact")}`,
    },
  };
}
