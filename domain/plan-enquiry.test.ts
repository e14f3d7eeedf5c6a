import { expect, test } from "vitest";
import { filledIn } from "../tests/filled-in.ts";
import { planEnquiryForm } from "./forms.ts";
import { parseForm } from "./parse-form.ts";
import { planIn, planMessage } from "./plan-enquiry.ts";

test("a visitor can send the prefilled message as it is", () => {
  const message = planMessage("Essential, Coventry hosting and support");
  expect(message).toContain("Essential, Coventry hosting and support");
  const values = filledIn(planEnquiryForm, { name: "Ann", email: "ann@example.com", message });
  expect(parseForm(planEnquiryForm, values).ok).toBe(true);
});

test.each([
  ["the prefilled message", "", ""],
  ["with words around it", "Hello.\n", " When could you start? Tell me more."],
  ["with words of their own paragraph", "", "\n\nWhen?"],
])("the plan is found in %s, of whatever page it is", (_case, before, after) => {
  for (const plan of ["Essential, Coventry hosting and support", "Website 2.0", "$9 (small)"])
    expect(planIn(before + planMessage(plan) + after)).toBe(plan);
});

test("no plan is found in words of one's own", () => {
  expect(planIn("I would like to know more about this: when could you start?")).toBe(undefined);
});
