import { home } from "../../../content/home.ts";
import type { Site } from "../../../content/rules/site-schemas.ts";
import { site } from "../../../content/site.ts";
import type { IconName } from "../icon.tsx";

export type Meeting = { title: string; text: string; icon: IconName; url: string };

/** The meetings that can be booked; none where a business has no calendar. */
export function meetingsIn(calendars: Site["calendars"]): Meeting[] {
  const { inPerson, online } = home.booking;
  const { inPersonUrl, onlineUrl } = calendars ?? {};
  return [
    ...(inPersonUrl ? [{ ...inPerson, icon: "pin" as const, url: inPersonUrl }] : []),
    ...(onlineUrl ? [{ ...online, icon: "video" as const, url: onlineUrl }] : []),
  ];
}

export const meetings = meetingsIn(site.calendars);
