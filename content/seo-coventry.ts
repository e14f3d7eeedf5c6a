import { fillIn } from "./rules/fill-in.ts";
import type { LocalSeo } from "./rules/page-schemas.ts";

export const seoCoventry: LocalSeo = {
  meta: {
    title: "SEO Agency Coventry | Local Search, Fixed Prices",
    description: fillIn(
      "SEO for Coventry businesses, district by district, from {£ Starter SEO} a month and without long-term contracts. Ask for a free audit of your website.",
    ),
  },
  breadcrumb: "Coventry SEO agency",
  hero: {
    headline: "A Coventry SEO agency that knows its districts",
    subheadline:
      "Coventry is too large to win in one go. We begin with the streets your customers live in and work outwards.",
  },
  figures: [
    { value: "345k", label: "population" },
    { value: "2", label: "universities" },
    { value: "25min", label: "from Rugby" },
    { value: "#1", label: "the place we work towards" },
  ],
  services: {
    heading: "SEO for Coventry’s kinds of business",
    intro: "What people search for differs by trade and by district. So does the work.",
    items: [
      {
        title: "Local business SEO",
        text: "For trades, salons, garages and practices: a page for each service, a map entry that is complete, and reviews that name the district.",
      },
      {
        title: "University and education SEO",
        text: "For tutors, student lettings, nurseries and training firms whose year begins in September and whose searches begin in May.",
      },
      {
        title: "Retail and e-commerce SEO",
        text: "For shops that sell across the counter and online: product pages with their own text, stock that shows up nearby, and categories people search for.",
      },
      {
        title: "Healthcare and professional SEO",
        text: "For dentists, clinics, solicitors and accountants: careful wording, named experts and pages that answer a worried person plainly.",
      },
    ],
  },
  reasons: {
    heading: "Three reasons to work with us",
    intro: "None of them is a secret method.",
    items: [
      {
        title: "Near enough to meet",
        text: "We are 25 minutes away by car and come to see the premises, the car park and the signs that customers look for.",
      },
      {
        title: "One customer per trade and district",
        text: "We do not work for two plumbers in Tile Hill, so nobody’s ranking is played against yours.",
      },
      {
        title: "Reports in plain words",
        text: "Each month one page: what moved, what we did and what we suggest. You can ring the person who wrote it.",
      },
    ],
  },
  testimonials: {
    heading: "From Coventry customers",
    intro: "All three rated us 5 stars.",
    items: [
      {
        name: "D. W.",
        business: "An independent garage",
        location: "Radford",
        text: "They asked which jobs I wanted more of, and which I was sick of. The site is now about the first kind, and so are the calls.",
        rating: 5,
        verified: false,
      },
      {
        name: "Centre manager",
        business: "A tuition centre",
        location: "Earlsdon",
        text: "We used to advertise in August, when parents had already decided. Starting the pages in spring made the difference.",
        rating: 5,
        verified: false,
      },
      {
        name: "A. B.",
        business: "A furniture shop",
        location: "Foleshill",
        text: "I understood the report the first time I read it. That had not happened to me before.",
        rating: 5,
        verified: false,
      },
    ],
  },
  areas: {
    heading: "Areas of Coventry we cover",
    intro: "Twelve districts, each with its own searches.",
    items: [
      "City Centre",
      "Earlsdon",
      "Canley",
      "Foleshill",
      "Radford",
      "Stoke",
      "Hillfields",
      "Chapelfields",
      "Eastern Green",
      "Tile Hill",
      "Whoberley",
      "Coundon",
    ],
  },
  closing: {
    heading: "See where you stand in Coventry",
    text: "The audit is free: a few searches from your own district, your map entry and your home page, with our notes in writing.",
  },
};
