/**
 * What site check holds pages against. Of the recommended rules only those of style are off, which a machine's HTML need
 * not follow, and one that browsers do not bear out; all else about validity and accessibility stays on.
 */
export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Whole documents are looked at, where the recommended rules also allow pieces.
    "no-missing-references": "error",
    "input-missing-label": "error",
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "error",
    "require-sri": "off",
    // Prices and ranges break where the browser sees fit; a phone number is set by the template.
    "tel-non-breaking": "off",
  },
};
