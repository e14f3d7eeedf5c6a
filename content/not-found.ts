import type { NotFound } from "./rules/page-schemas.ts";

export const notFound: NotFound = {
  meta: {
    title: "Page not found",
    description: "There is no page at this address. The home page and the menu lead on from here.",
  },
  headline: "Oops! Page not found",
  text: "There is no page at this address. It may have moved, or there may be a typing error in the link.",
  linkLabel: "Return to Home",
};
