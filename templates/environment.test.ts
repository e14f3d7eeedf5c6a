import { expect, test } from "vitest";
import { environmentRules } from "./environment.ts";

const formsUrl = (value: string) => environmentRules.FORMS_URL.pattern.test(value);

test.each([
  "/forms",
  "/api/forms/",
  "https://forms.example.com",
  "http://localhost:8787",
  "https://a.example/f/",
])("forms may be sent to %s", value => {
  expect(formsUrl(value)).toBe(true);
});

test.each([
  "forms.example.com",
  "forms",
  "//forms.example.com",
  "/",
  "https://",
  "https://a.example/?to=b",
  "javascript:alert(1)",
  "https://a.example'; script-src *",
])("forms cannot be sent to %s", value => {
  expect(formsUrl(value)).toBe(false);
});
