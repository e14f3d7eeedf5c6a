import { expect, test } from "vitest";
import { projectRoot } from "../built-site.ts";
import { runSite } from "../run-site.ts";

test("the site passes its own check with visitor statistics and a form service elsewhere", () => {
  const env = {
    SITE_URL: "https://www.example.com",
    FORMS_URL: "https://forms.example.com",
    ANALYTICS_TAG_ID: "G-TEST123",
  };
  const { status, all } = runSite(["check", "--root", projectRoot], env);
  expect([status, all]).toEqual([0, expect.stringContaining("nothing is wrong")]);
});
