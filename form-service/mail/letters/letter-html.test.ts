import { expect, test } from "vitest";
import { formatPounds } from "../../../domain/money.ts";
import { anOrder } from "../../../tests/service/entries.ts";
import { siteFacts } from "../../config/facts.ts";
import type { Submission } from "../../store/records.ts";
import { ownerLetter } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

const facts = { ...siteFacts, businessName: "Fish & Chips" };
const asked = { email: "ann@example.com", phone: "01632 960001", message: "Hello\n\nThere" };
const enquiry: Submission = {
  kind: "enquiry",
  form: "contact",
  fields: asked,
  id: "1",
  createdAtMs: 0,
  state: "received",
  heldReason: null,
};
const htmlOf = (submission: Submission, held = 0) =>
  letterHtml(ownerLetter(submission, facts, held), facts.businessName);

test("the answer to a mail has the name of the business in its subject, whatever signs that has", () => {
  expect(htmlOf(enquiry)).toContain(
    'href="mailto:ann@example.com?subject=Your%20enquiry%20to%20Fish%20%26%20Chips"',
  );
});

test("who gave no name is answered by the address", () => {
  expect(htmlOf(enquiry)).toContain('Reply to <span dir="auto">ann@example.com</span>');
});

test("a name from right to left runs its own way beside its label", () => {
  const named = { ...enquiry, fields: { ...asked, name: "דנה" } };
  expect(htmlOf(named)).toMatch(/<td[^>]*><span dir="auto">דנה<\/span><\/td>/);
});

test("a list of mails shows what an order comes to, and of a message who wrote it", () => {
  const shown = (submission: Submission) => /display:none[^>]*>([^<]*)</.exec(htmlOf(submission));
  const { submission: order } = anOrder({});
  expect(shown(order)?.[1]).toContain(`Initial Payment ${formatPounds(order.oneTimePence)}`);
  expect(shown(enquiry)?.[1]).toBe("ann@example.com, 01632 960001");
});

test("an empty line of a message keeps its height", () => {
  expect(htmlOf(enquiry)).toContain(
    '<div dir="auto">Hello</div><div dir="auto"><br></div><div dir="auto">There</div>',
  );
});

test("how many were put aside is read in both parts of a mail, and that an answer reaches the sender", () => {
  const letter = ownerLetter(enquiry, facts, 2);
  for (const part of [htmlOf(enquiry, 2), letterText(letter)])
    expect(part).toContain("without a mail: 2 submissions.");
  expect(letterText(letter)).toContain("Reply to this email to answer the sender.");
  expect(letterText({ ...letter, replyTo: undefined })).not.toContain("Reply to this email");
  expect(letterText({ ...letter, notices: ["Look."] })).toContain("Please note: Look.");
});

test("what visitors read as optional the owner reads by its name alone", () => {
  expect(letterText(ownerLetter(enquiry, facts))).toContain("\nPhone: 01632 960001\n");
});
