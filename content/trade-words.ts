import type { TradeWords } from "./rules/page-schemas.ts";
import { site } from "./site.ts";

/** What the pages of all trades say alike, with {trade}; the rest stands in content/industries. */
export const tradeWords: TradeWords = {
  /** Beside the price, and wherever another page leads to it. */
  name: "Websites for {trade}",
  /** Above their list in the footer, and in 'All 60 industries'. */
  plural: "industries",
  /** Beside the price, before the sentence about VAT. */
  terms: ["Delivery in 1-2 weeks", "1 year of free hosting", `Reply ${site.replyTime}`],
  /** Draws a trade's page in lines and names its parts, as who makes websites shows them; false where you do other work. */
  drawsPage: true,
  designed: {
    heading: "Websites Designed for {trade}",
    audience: "Made for",
    others: "Another trade? See",
  },
  faq: { heading: "Questions we are asked" },
  contact: {
    heading: "Tell us about your business",
    intro: `We reply ${site.replyTime}, and asking costs nothing.`,
  },
  /** The list of all trades, once they are more than menu and footer show. */
  directory: {
    title: "Websites for {count} trades",
    description: `Every trade with a page of its own: what its website needs and what it costs in ${site.geo.placename} and around.`,
  },
};
