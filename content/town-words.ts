import { cheapest, packagePrice } from "../domain/catalogue.ts";
import { webCatalogue } from "./catalogue.ts";
import { fillIn } from "./rules/fill-in.ts";
import type { TownWords } from "./rules/page-schemas.ts";
import { site } from "./site.ts";

const smallest = cheapest(webCatalogue.packages);
const from = smallest ? packagePrice(smallest) : "";

/** What the pages of all towns say alike, each with its name for {town}; the rest stands in content/locations. */
export const townWords: TownWords = {
  /** Above the page where its record has no heroHeadline, and wherever another page leads to it. */
  name: "Web design in {town}",
  /** Above their list in the footer, and in 'All 60 locations'. */
  plural: "locations",
  /** For a record that gives none. {county} is the town's, {way} is '30 minutes from Rugby.', and nothing in our own town. */
  title: fillIn("Web Design {town}, {county} | {name}"),
  description: `Web design for businesses in {town}, {county}. {way} Fixed prices from ${from}, one year of free hosting and a reply ${site.replyTime}.`,
  fromLabel: "A website from",
  /** Behind the description at the top of a page whose record has no heroSubheadline. */
  fromPrice: `From ${from}.`,
  customers: { heading: "Who we build for in {town}", industries: "Main industries" },
  landmarks: {
    heading: "Landmarks in {town}",
    intro:
      "People find their way by what they can see. Your page should say which of these you are near.",
    challenges: "What makes business harder here",
  },
  prices: { heading: "What it costs in {town}", intro: "The same as everywhere we work." },
  faq: { heading: "Questions from {town}" },
  around: { heading: "Around {town}", nearby: "We also build for businesses in" },
  closing: {
    heading: "Tell us what you do in {town}",
    text: `We reply ${site.replyTime}, and asking costs nothing.`,
  },
  /** The list of all towns, once they are more than menu and footer show. */
  directory: {
    title: "Web design in {count} towns",
    description: `Every town with a page of its own, and how many minutes by car it is from ${site.geo.placename}.`,
  },
};
