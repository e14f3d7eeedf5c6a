import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSchema } from "../../content/rules/site-schemas.ts";
import { site } from "../../content/site.ts";
import { meetingsIn } from "../parts/contact/meetings.ts";
import { Booking } from "./booking.tsx";

const inPersonUrl = "https://calendar.example/in-person";
const onlineUrl = "https://calendar.example/online";

test.each([
  [{ inPersonUrl, onlineUrl }, [inPersonUrl, onlineUrl]],
  [{ onlineUrl }, [onlineUrl]],
  [{ inPersonUrl }, [inPersonUrl]],
  [{}, []],
  [undefined, []],
])("the calendars %o lead to these meetings: %o", (calendars, urls) => {
  const { calendars: _, ...others } = site;
  const facts = calendars ? { ...others, calendars } : others;
  expect(siteSchema.safeParse(facts).success).toBe(true);
  const meetings = meetingsIn(calendars);
  const markup = renderToStaticMarkup(<Booking meetings={meetings} />);
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual(urls);
  expect(markup.split("(opens the calendar in a new tab)")).toHaveLength(urls.length + 1);
  if (urls.length === 0) expect(markup).toBe("");
});
