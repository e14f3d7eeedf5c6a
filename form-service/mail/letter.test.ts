import { expect, test } from "vitest";
import { siteFacts } from "../config/facts.ts";
import { ownerLetter } from "./letter.ts";

test.each([
  ["contact", "New message from Ann", "New message"],
  ["coventry-audit", "Free SEO audit request from Ann", "Free SEO audit request (Coventry)"],
  ["dunchurch-audit", "Free SEO audit request from Ann", "Free SEO audit request (Dunchurch)"],
  // Of a form that is no longer asked, its enquiries are still there.
  ["gone", "New message from Ann", "New message"],
])("the owner is told what '%s' is, whether it has a website or not", (form, subject, heading) => {
  const fields = { name: "Ann", email: "ann@example.com", website: "mysite", message: "Hello" };
  const arrived = { id: "1", createdAtMs: 0, state: "received", heldReason: null } as const;
  const letter = ownerLetter({ kind: "enquiry", form, fields, ...arrived }, siteFacts);
  expect(letter).toMatchObject({ subject, heading });
  expect(letter.facts).toContainEqual(expect.objectContaining({ value: "mysite" }));
});
