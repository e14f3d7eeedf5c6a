import { expect, test } from "vitest";
import { anEnquiry, anOrder } from "../../tests/service/entries.ts";
import { isOf, mentions, redacted } from "./redact.ts";

const email = "ann@example.com";

test.each([
  ...[
    "ann@example.com",
    "ANN@Example.com",
    "<ann@example.com>",
    "mailto:ann@example.com?subject=x",
  ],
  ...[
    "Write to ann@example.com.",
    "ann@example.com, please",
    "(ann@example.com)",
    "me...ann@example.com",
  ],
  ...["ann\u200B@example.com", "ann@\u00ADexample.\u200Bcom", "a\u2060nn@example\u200D\u200C.com"],
  "https://shop.test/?to=Ann%40example.com&from=bob%40example.com",
  ...[
    "?u=mailto%3Aann%40example.com",
    "?u=to%3Dann%40example.com",
    "?q=Ask%20ann%40example.com%2C",
  ],
  ...["a line\nann@example.com\nanother", "ann@example.com - or ring", "'ann@example.com'"],
])("%j mentions the address", text => {
  expect(mentions(text, email)).toBe(true);
});

test.each([
  ...[
    "joann@example.com",
    "jo.ann@example.com",
    "jo-ann@example.com",
    "Žann@example.com",
    "joann%40example.com",
    ...[
      "jo%2Bann%40example.com",
      "jo%2Eann%40example.com",
      "jo%C3%A9ann%40example.com",
      "100%ann@example.com",
    ],
  ],
  ...["ann@example.com.au", "ann@example.company", "ann@example.com-shop.test", "ann@exampleXcom"],
])("%j is somebody else", text => {
  expect(mentions(text, email)).toBe(false);
});

test("an address with a part for a purpose is found as it is written in a link", () => {
  const own = "ann+shop@example.com";
  expect(mentions("?to=Ann%2bshop%40example.com", own)).toBe(true);
  expect(mentions("?to=ann%2Bshops%40example.com", own)).toBe(false);
});

test("in an order of somebody else every field is looked through, and what says nothing of it stays", () => {
  const { submission } = anOrder({ email: "bob@example.com" });
  const texts = { name: `For ${email}`, phone: email, message: `Send it to ${email}, please` };
  const order = { ...submission, ...texts };
  expect(redacted(order, email)).toEqual({
    ...order,
    name: "For [erased]",
    phone: "[erased]",
    message: "Send it to [erased], please",
  });
  const brief = { ...order, phone: null, message: null };
  expect(redacted(brief, email)).toEqual({ ...brief, name: "For [erased]" });
  const silent = { ...brief, name: "Bob" };
  expect(redacted(silent, email)).toBeUndefined();
});

test("an address that a page has broken is blacked out with what nobody sees in it", () => {
  const { submission } = anOrder({ email: "bob@example.com" });
  const order = { ...submission, message: "Ask ann\u200B@exam\u00ADple.com\u200B, please" };
  expect(redacted(order, email)).toMatchObject({ message: "Ask [erased]\u200B, please" });
});

test("signs in an address stand for themselves", () => {
  expect(mentions("a+b|c$@x.test", "a+b|c$@x.test")).toBe(true);
  expect(mentions("aab|c$@x.test", "a+b|c$@x.test")).toBe(false);
});

test.each([
  "<ann@example.com>",
  "mailto:ann@example.com",
  "%3Cann@example.com%3E",
  "Ann@example.com;",
  "'ann@example.com'",
  "`ann@example.com`",
  "{ann@example.com}",
  "„ann@example.com“",
  "«ann@example.com»",
  "\u202Aann@example.com\u202C",
  "an\u00ADn@example.com\u200D",
])("whoever pasted the address as %j into the form is its owner", typed => {
  const { submission } = anOrder({ email: typed });
  expect(isOf(submission, email)).toBe(true);
  expect(isOf(submission, typed)).toBe(true);
});

test.each(["o'ann@example.com", "_ann@example.com", "jo&ann@example.com"])(
  "%s is somebody else's own address, and stays whole",
  other => {
    const { submission } = anOrder({ email: other });
    expect(isOf(submission, email)).toBe(false);
    expect(redacted(submission, email)).toBeUndefined();
    const enquiry = anEnquiry({ email: other }).submission;
    expect(redacted(enquiry, email)).toBeUndefined();
  },
);
