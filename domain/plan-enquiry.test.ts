import { expect, test } from "vitest";
import { filledIn } from "../tests/filled-in.ts";
import { planEnquiryForm } from "./forms.ts";
import { parseForm } from "./parse-form.ts";
import { planMessage } from "./plan-enquiry.ts";

test("a visitor can send the prefilled message as it is", () => {
  const message = planMessage("Essential, Coventry hosting and support");
  expect(message).toContain("Essential, Coventry hosting and support");
  const values = filledIn(planEnquiryForm, { name: "Ann", email: "ann@example.com", message });
  expect(parseForm(planEnquiryForm, values).ok).toBe(true);
});
