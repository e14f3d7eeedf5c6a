import { expect, test } from "vitest";
import * as auditForms from "../../../domain/audit-forms.ts";
import * as forms from "../../../domain/forms.ts";
import { siteFacts } from "../../config/facts.ts";
import { type Letter, ownerLetter } from "./letter.ts";

const asked = { name: "Ann", email: "ann@example.com", message: "Hello" };

function letterOf(
  fields: Readonly<Record<string, string>>,
  form = "contact",
  createdAtMs = 0,
): Letter {
  const arrived = { id: "1", createdAtMs, state: "received", heldReason: null } as const;
  return ownerLetter({ kind: "enquiry", form, fields, ...arrived }, siteFacts);
}

test.each([
  ["contact", "New message from Ann", "New message"],
  [
    "coventry-audit",
    "Free SEO audit request (Coventry) from Ann",
    "Free SEO audit request (Coventry)",
  ],
  ["bilton-audit", "Free SEO audit request (Bilton) from Ann", "Free SEO audit request (Bilton)"],
  // Its request brings a subject of its own along.
  [
    "dunchurch-audit",
    "New Dunchurch SEO Audit Request from Ann",
    "Free SEO audit request (Dunchurch)",
  ],
  // Of a form that is no longer asked, its enquiries are still there.
  ["gone", "New message from Ann", "New message"],
])("the owner is told what '%s' is, whether it has a website or not", (form, subject, heading) => {
  const letter = letterOf({ ...asked, website: "mysite" }, form);
  expect(letter).toMatchObject({ subject, heading });
  expect(letter.facts).toContainEqual(expect.objectContaining({ value: "mysite" }));
});

test("an enquiry of a form that asks for no name comes from nobody", () => {
  const { subject } = letterOf({ email: "ann@example.com", phone: "01632 960001" }, "call-back");
  expect(subject).toBe("New message");
});

test("the forms of domain/audit-forms.ts are audits, and no other is, however it is sent", () => {
  const headingOf = (form: string) => letterOf(asked, form).heading;
  for (const { id } of Object.values(auditForms))
    expect(headingOf(id)).toMatch(/^Free SEO audit request \(\w/);
  for (const { id } of Object.values(forms)) expect(headingOf(id)).toBe("New message");
});

test.each([
  ["2026-07-06T09:30:00Z", "Monday 6 July 2026 at 10:30"],
  ["2026-01-05T09:30:00Z", "Monday 5 January 2026 at 09:30"],
])("what came in at %s came, as the owner reads it, on %s", (moment, received) => {
  const letter = letterOf(asked, "contact", Date.parse(moment));
  expect(letter.received.replace(/,/g, "")).toBe(received);
});

test.each([
  ["01632 960001", "tel:01632960001"],
  ["(01632) 960-001", "tel:01632960001"],
  ["01632\u2011960\u2011001", "tel:01632960001"],
  ["+44 1632 960001", "tel:+441632960001"],
  ["+44 (0)1632 960-001", "tel:+441632960001"],
  ["0044 (0) 1632 960001", "tel:00441632960001"],
  ["ask for Ann", undefined],
  ["----------", undefined],
])("the owner who presses on the telephone number %s dials %s", (phone, href) => {
  const letter = letterOf({ ...asked, phone });
  expect(letter.facts.find(({ label }) => label === "Phone")?.href).toBe(href);
});

test.each([
  ["ann@example.com", []],
  ["ann@b\u00fccher.example", []],
  ["jos\u00e9@example.com", [expect.stringContaining("a reply to this email does not reach")]],
  ["Ann<ann@example.com>", [expect.stringContaining("a reply to this email does not reach")]],
  ["", []],
])("the owner is told when '%s' is an address that no reply can reach", (email, notices) => {
  expect(letterOf({ ...asked, email }).notices).toEqual(notices);
});
