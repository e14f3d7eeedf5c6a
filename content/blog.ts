import type { Blog } from "./rules/page-schemas.ts";
import { site } from "./site.ts";

/** An article names its category by id; the filter buttons show the names in this order. */
export const categories = [
  { id: "web-design", name: "Web Design" },
  { id: "seo", name: "SEO" },
  { id: "local-business", name: "Local Business" },
  { id: "digital-marketing", name: "Digital Marketing" },
  { id: "tutorials", name: "Tutorials" },
] as const;

export const blog: Blog = {
  /** As in 'Back to Blog', and in the way to its pages; menu and footer have it in navigation.ts. */
  name: "Blog",
  meta: {
    title: "Blog: Web Design & Local SEO Advice from Rugby",
    description:
      "Plain advice on websites and local search for small businesses in Rugby and Warwickshire: what it costs, what helps and what you can leave alone.",
  },
  hero: {
    headline: "Notes for local businesses",
    subheadline: "Websites and local search, explained for those who have a business to run.",
  },
  author: site.name,
  allPostsLabel: "All Posts",
  /** Buttons that search for their words; [] where there are none. */
  topics: ["Web Design", "Local SEO", "Small Business", "Rugby"],
  searchLabel: "Search articles",
  empty: {
    title: "No articles found",
    text: "Try adjusting your search criteria or browse all categories",
  },
  none: "There are no articles yet.",
  perPage: 24,
  relatedMax: 3,
  cardTagsMax: 2,
  pricesLabel: "About our prices.",
  relatedHeading: "Related articles",
  closing: {
    heading: "Would you like this done for you?",
    text: "Talk to us for 30 minutes, look at the packages, or send us a line.",
  },
};
