import type { Analytics } from "./rules/page-schemas.ts";

/** Shown only when `analyticsTagId` in site.ts names a tag. */
export const analytics: Analytics = {
  title: "May we count visits?",
  text: "Google Analytics would tell us which pages help. It sets cookies, so nothing of it is loaded unless you accept.",
  privacyLabel: "Privacy notice",
  accept: "Accept",
  reject: "Reject",
  accepted: "You have accepted.",
  rejected: "You have rejected.",
  againLabel: "Visitor statistics",
};
