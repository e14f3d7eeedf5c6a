import { expect, test } from "vitest";
import { absentPlaces } from "./absent-places.ts";
import { meetingsIn } from "./parts/contact/meetings.ts";

test("who offers no meetings is told to lead to the contact form instead, and nobody else", () => {
  const onlineUrl = "https://calendar.example/online";
  expect(absentPlaces(meetingsIn({ onlineUrl }))).toEqual({});
  expect(absentPlaces(meetingsIn(undefined))["/#booking"]?.fix).toContain("/#contact");
});
