import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageTools } from "../../../generator/site.ts";
import { MeetingLink } from "./meeting-link.tsx";
import { meetings } from "./meetings.ts";

test("where no meeting can be booked no link leads to one", () => {
  // A business without calendars. That the links of ours lead to its meetings, pages are asked as they are built.
  meetings.splice(0);
  // Of all tools only links are used.
  const tools = { link: (route: string) => route } as PageTools;
  expect(renderToStaticMarkup(<MeetingLink tools={tools}>Book</MeetingLink>)).toBe("");
});
