import { fillIn } from "./rules/fill-in.ts";
import type { SeoServices } from "./rules/page-schemas.ts";

/** /seo-services; its packages stand in catalogue.ts, its questions in faqs.ts. */
export const seoServices: SeoServices = {
  meta: {
    title: fillIn("SEO Services Rugby & Warwickshire | From {£ Starter SEO}/month"),
    description: fillIn(
      "Local SEO for Warwickshire businesses: audit {£ SEO Audit}, monthly work from {£ Starter SEO}, no long-term contracts. We report what we did and what came of it.",
    ),
  },
  hero: {
    headline: "SEO services for firms in Warwickshire",
    subheadline:
      "Work on your pages, map entry and reputation, month by month, with a report you can read in five minutes.",
  },
  stats: [
    { value: "300%", label: "more visits from search, best project" },
    { value: "50+", label: "local businesses helped" },
    { value: "95%", label: "of customers still with us after six months" },
  ],
  groups: {
    heading: "Four kinds of work",
    intro: "Most businesses need some of each. The audit says which to begin with.",
    items: [
      {
        title: "Local SEO",
        text: "For people who search with a town in mind or a phone in hand.",
        points: [
          "Google Business Profile set up and kept current",
          "Pages for the towns and villages you really serve",
          "The same name, address and number in every directory",
          "A routine for asking customers for reviews",
        ],
      },
      {
        title: "Technical SEO",
        text: "So that nothing in the site itself stands in your way.",
        points: [
          "Loading time on an ordinary phone",
          "Broken links, duplicate pages and redirects",
          "Sitemaps and structured data",
          "Accessibility faults that also confuse search engines",
        ],
      },
      {
        title: "Content SEO",
        text: "Pages that answer what your customers type, in words they use.",
        points: [
          "Keyword research from real local searches",
          "Service pages with prices, steps and questions",
          "Articles that stay useful for longer than a season",
          "Old pages brought up to date or merged",
        ],
      },
      {
        title: "Link Building",
        text: "Mentions on sites that your customers know and that have a reason to name you.",
        points: [
          "Trade bodies, suppliers and local directories",
          "Clubs, schools and events that you support",
          "Local newspapers, when there is something to tell",
          "No bought links and no link exchanges",
        ],
      },
    ],
  },
  process: {
    heading: "How it works",
    intro: "The first two steps take about three weeks. The last two repeat.",
    items: [
      {
        title: "Audit and analysis",
        text: "We read every page, test the site and look at who ranks above you for the searches that matter.",
      },
      {
        title: "Strategy development",
        text: "You get a short list: what to do first, what it should bring, and what we would leave alone.",
      },
      {
        title: "Implementation",
        text: "We change the pages, the profile and the listings. You approve anything that speaks in your name.",
      },
      {
        title: "Monitoring and reporting",
        text: "Each month: positions, calls, enquiries, what we did, and what comes next.",
      },
    ],
  },
  packages: {
    heading: "SEO packages",
    intro: "One report to begin with, or steady work by the month.",
    contractNote: "No long-term contracts. Stop at the end of any month.",
    timingNote: "Results typically show in 3-6 months, significant results in 6-12 months.",
  },
  stories: {
    heading: "Three success stories",
    intro: "Different trades, the same order of work: pages first, then the map, then mentions.",
    items: [
      {
        business: "A roofing firm",
        location: "Nuneaton",
        result: "From page three to the map",
        text: "One page listed all services. We gave each its own page with photographs of local jobs, and cleared up two old addresses in directories. Calls from the map began in the fourth month.",
        verified: false,
      },
      {
        business: "A dental practice",
        location: "Leamington Spa",
        result: "Twice the requests for appointments",
        text: "Fees moved from a download to the page of each treatment, and the practice began to ask for reviews at the desk. Requests through the site doubled between spring and autumn.",
        verified: false,
      },
      {
        business: "A garden centre",
        location: "Near Daventry",
        result: "Found for more than its name",
        text: "Twelve short seasonal articles now answer what visitors used to ask at the till. Four in ten visits from search land on one of them.",
        verified: false,
      },
    ],
  },
  closing: {
    heading: "Join 70+ successful businesses",
    text: "Ring us, or ask for the free audit. You get the main points in writing, whether or not we work together.",
  },
};
