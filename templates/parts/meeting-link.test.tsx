import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { PageTools } from "../../generator/site.ts";
import { MeetingLink } from "./meeting-link.tsx";

// A business without calendars. That the links of ours lead to its meetings, pages are asked as they are built.
vi.mock("./meetings.ts", () => ({ meetings: [] }));

test("where no meeting can be booked no link leads to one", () => {
  // Of all tools only links are used.
  const tools = { link: (route: string) => route } as PageTools;
  expect(renderToStaticMarkup(<MeetingLink tools={tools}>Book</MeetingLink>)).toBe("");
});
