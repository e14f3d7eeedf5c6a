import type { Review } from "./rules/schemas.ts";

/** Written for this product. Replace them with real ones, with permission, before publishing. */
export const reviews: Review[] = [
  {
    name: "J. M.",
    business: "A heating engineer",
    location: "Rugby",
    text: "I had put this off for three years because I could not face writing the text. They asked me twenty questions over a coffee and wrote it from my answers. It sounds like me, and customers now read the price for a service before they ring.",
    rating: 5,
    verified: false,
  },
  {
    name: "S. K.",
    business: "A café and bakery",
    location: "Leamington Spa",
    text: "The menu used to be a photograph that nobody could read on a phone. Now it is a page I can change myself before we open.",
    rating: 5,
    verified: false,
  },
  {
    name: "Practice owner",
    business: "A physiotherapy clinic",
    location: "Bilton",
    text: "They told us we did not need the large package. Five pages, two rounds of changes, and it was live on the day they had said.",
    rating: 5,
    verified: false,
  },
];
