import { fillIn } from "./rules/fill-in.ts";
import type { LocalSeo } from "./rules/page-schemas.ts";

export const seoDunchurch: LocalSeo = {
  meta: {
    title: "SEO Services Dunchurch | Free Village Business Audit",
    description: fillIn(
      "Local SEO for Dunchurch and the villages around it: white-hat methods, monthly reports and a free audit, from {£ Starter SEO} a month with no long-term contract.",
    ),
  },
  breadcrumb: "Dunchurch SEO services",
  hero: {
    headline: "SEO services for Dunchurch and its villages",
    subheadline:
      "A village business depends on people who will drive ten minutes. We help it turn up when they look.",
  },
  whyChoose: {
    heading: "Why choose us",
    points: [
      "Five minutes from Dunchurch",
      "White-hat methods only",
      "Monthly reports in plain words",
      "No long-term contracts",
    ],
  },
  figures: [
    { value: "300%", label: "more local enquiries, best project" },
    { value: "25+", label: "village businesses helped" },
    { value: "4.9/5", label: "average rating" },
    { value: "#1", label: "the place we work towards" },
  ],
  services: {
    heading: "Six services",
    intro: "Take one on its own or several together.",
    items: [
      {
        title: "Local search",
        text: "So that “near Dunchurch” includes you.",
        features: [
          "Pages for the villages you serve",
          "Structured data for your business",
          "Directions people can follow",
        ],
      },
      {
        title: "Google Business Profile",
        text: "The entry most people see before your website.",
        features: [
          "Categories and services checked",
          "New photographs each season",
          "Bank holiday hours kept right",
        ],
      },
      {
        title: "Keyword research",
        text: "What people near you really type.",
        features: [
          "Village, town and county searches",
          "Seasonal peaks marked on a calendar",
          "A short list, not a spreadsheet",
        ],
      },
      {
        title: "Page improvement",
        text: "The pages you have, made to work harder.",
        features: [
          "Titles and descriptions rewritten",
          "Prices and next steps made clear",
          "Pictures reduced and described",
        ],
      },
      {
        title: "Content",
        text: "Reasons for people to come back.",
        features: [
          "Articles about questions you hear",
          "Pages for events and seasons",
          "Old text brought up to date",
        ],
      },
      {
        title: "Technical checks",
        text: "Faults found before search engines find them.",
        features: [
          "Loading time on a village connection",
          "Broken links and old addresses",
          "Forms tested every month",
        ],
      },
    ],
  },
  reasons: {
    heading: "Six reasons to work with us",
    intro: "What you can expect, and hold us to.",
    items: [
      {
        title: "White-hat methods",
        text: "Nothing bought, hidden or copied. What we do can be shown to anybody, Google included.",
      },
      {
        title: "30-60 days to see improvement",
        text: "In a village with few rivals, the first changes usually show in 30-60 days. Busier searches take longer.",
      },
      {
        title: "Monthly reports",
        text: "One page: positions, calls, enquiries, what we did and what comes next.",
      },
      {
        title: "Local knowledge",
        text: "We know which villages think of Rugby as town and which look to Daventry or Southam.",
      },
      {
        title: "One person to ask",
        text: "The person who does the work is the one who answers the telephone.",
      },
      {
        title: "No long-term contract",
        text: "You can stop at the end of any month and keep everything we have made.",
      },
    ],
  },
  testimonials: {
    heading: "From village businesses",
    intro: "Three customers in and around Dunchurch.",
    items: [
      {
        name: "C. F.",
        business: "A country pub",
        location: "near Dunchurch",
        text: "Sunday lunch is fuller, and people arrive having read the menu. They also find the car park now.",
        rating: 5,
        verified: false,
      },
      {
        name: "P. J.",
        business: "A dog groomer",
        location: "Cawston",
        text: "I only wanted customers from four villages, and that is what I got. No more calls from forty miles away.",
        rating: 5,
        verified: false,
      },
      {
        name: "Farm shop owner",
        business: "A farm shop",
        location: "near Bourton-on-Dunsmore",
        text: "They suggested a page for each season and a list of what is in the shop this week. It is the page most people open.",
        rating: 5,
        verified: false,
      },
    ],
  },
  areas: {
    heading: "Villages and towns we cover",
    intro: "Eight places round the A45 and the A426.",
    items: [
      "Dunchurch Village",
      "Rugby",
      "Thurlaston",
      "Bilton",
      "Cawston",
      "Draycote",
      "Frankton",
      "Bourton-on-Dunsmore",
    ],
  },
  closing: {
    heading: "Ask for your free Dunchurch audit",
    text: fillIn(
      "We look at your website and your map entry as a customer from the next village would, and write to you {reply}.",
    ),
  },
};
