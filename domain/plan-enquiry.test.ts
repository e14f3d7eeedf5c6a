import { expect, test } from "vitest";
import { planEnquiryForm } from "./forms.ts";
import { parseForm } from "./parse-form.ts";
import { planMessage } from "./plan-enquiry.ts";

test("a visitor can send the prefilled message as it is", () => {
  const message = planMessage("Essential, Coventry hosting and support");
  expect(message).toContain("Essential, Coventry hosting and support");
  expect(parseForm(planEnquiryForm, { name: "Ann", email: "ann@example.com", message }).ok).toBe(
    true,
  );
});
