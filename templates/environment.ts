import { analyticsTag } from "../content/rules/site-schemas.ts";

/** A wrong one would be found by visitors only: a policy that shuts the form service out, a tag that counts nobody. */
export const environmentRules = {
  FORMS_URL: {
    pattern: /^(https?:\/\/[\w.[\]:-]+|\/[\w.-]+)(\/[\w.-]+)*\/?$/,
    fix: "Write it as   https://forms.example.com/forms   or, at the site's own address,   /forms",
  },
  ANALYTICS_TAG_ID: { pattern: analyticsTag, fix: "Write it as   G-ABC123" },
};
