import { fillIn } from "./rules/fill-in.ts";
import type { LocalSeo } from "./rules/page-schemas.ts";

export const seoBilton: LocalSeo = {
  meta: {
    title: "SEO Company Bilton, Rugby | Free Local Audit",
    description: fillIn(
      "Local SEO for Bilton businesses from five minutes away: map entry, pages and reviews, from {£ Starter SEO} a month. Ask for a free audit, sent within 24 hours.",
    ),
  },
  breadcrumb: "Bilton SEO company",
  hero: {
    headline: "An SEO company five minutes from Bilton",
    subheadline:
      "People in Bilton search for “near me” and mean within half a mile. We help them to find you, and not a firm in Birmingham.",
  },
  figures: [
    { value: "300%", label: "more profile views, best project" },
    { value: "50+", label: "local keywords on page one" },
    { value: "4.9/5", label: "average rating" },
    { value: "#1", label: "the place we work towards" },
  ],
  services: {
    heading: "What we do for Bilton businesses",
    intro: "Six jobs, taken in the order in which they help you most.",
    items: [
      {
        title: "Google Business Profile",
        text: "Category, area, hours, services and photographs put right, then looked after every month.",
      },
      {
        title: "Local keyword research",
        text: "What people in Bilton and Rugby type, how often, and which of it leads to a call.",
      },
      {
        title: "Pages for each service",
        text: "One page for each thing you sell, with its price, its area and the questions people ask about it.",
      },
      {
        title: "Reviews",
        text: "A card, a link and the right moment to ask, within Google’s rules. We help you answer the difficult ones.",
      },
      {
        title: "Listings",
        text: "Your name, address and number written the same way wherever they appear.",
      },
      {
        title: "Speed and repairs",
        text: "Slow pages, broken links and forms that go nowhere, found and put right.",
      },
    ],
  },
  reasons: {
    heading: "Three reasons to choose us",
    intro: "We live with the same school run and the same roadworks as your customers.",
    items: [
      {
        title: "We know the village",
        text: "We know that half of Bilton says Rugby when it searches, and that the other half says Bilton.",
      },
      {
        title: "Small budgets, spent well",
        text: "In a place of 8,000 people you do not need forty keywords. Five good ones are enough to begin with.",
      },
      {
        title: "No long-term contract",
        text: "You pay by the month, and all the pages and profiles are yours from the first day.",
      },
    ],
  },
  testimonials: {
    heading: "From customers nearby",
    intro: "Three businesses within four miles of the Green.",
    items: [
      {
        name: "L. T.",
        business: "A hair salon",
        location: "Bilton",
        text: "New customers used to come through friends only. Now about one a week says she found us on the map.",
        rating: 5,
        verified: false,
      },
      {
        name: "G. H.",
        business: "A carpenter",
        location: "Hillmorton",
        text: "They took down the pages about work I no longer do. I had not thought of that, and it saves me many calls.",
        rating: 5,
        verified: false,
      },
      {
        name: "Nursery manager",
        business: "A day nursery",
        location: "Brownsover",
        text: "Parents ask about places and fees before anything else. Both are on the first page now, and the visits we book are better ones.",
        rating: 5,
        verified: false,
      },
    ],
  },
  areas: {
    heading: "Where your customers come from",
    intro: "We work on searches from these six places.",
    items: [
      "Bilton",
      "Rugby Town Centre",
      "Hillmorton",
      "Brownsover",
      "Newbold-on-Avon",
      "Dunchurch",
    ],
  },
  closing: {
    heading: "Your free Bilton SEO audit",
    text: "Give us the address of your website. Within 24 hours you have our notes on your map entry, your pages and your nearest rivals.",
  },
};
