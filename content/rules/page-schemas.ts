import * as z from "zod";
import { route, text, texts } from "./fact-schemas.ts";
import { textWith } from "./named.ts";
import { faqSchema, reviewSchema } from "./schemas.ts";
import { atMost, eachOnce, eachTextOnce, saidOnce } from "./values/once-rules.ts";

/** As much of a title as search engines show. */
export const titleMax = 65;
/** What a page says about itself to search engines and in shared links. */
const meta = z.strictObject({ title: text.max(titleMax), description: text.min(50).max(165) });
const hero = z.strictObject({ headline: text, subheadline: text });
/** The words above a section. */
const heading = z.strictObject({ heading: text, intro: text });
const item = z.strictObject({ title: text, text: text });
const linkedItem = item.extend({ route: route.exactOptional() });
const figure = z.strictObject({ value: text, label: text });
/** The length of the course and its plan are drawn from these. */
const hours = z.string().regex(/^\d+(\.\d+)?h$/, "must be in hours, such as 2h or 1.5h");
const closing = z.strictObject({ heading: text, text: text });

const atMostNineWords = (words: string) => words.split(/\s+/).length <= 9;

/** Of texts alone what stands in braces is filled in when they are read: a typed data file does so itself. */
const typedFaq = faqSchema.extend({ question: text, answer: text });
const typedReview = reviewSchema.extend({
  name: text,
  business: text,
  location: text.optional(),
  text,
});

export const faqsSchema = z.array(typedFaq).superRefine(saidOnce("question"));
/** Who has none that is real shows none. */
export const reviewsSchema = z.array(typedReview).superRefine(saidOnce("text", "name"));

export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    headline: text.refine(atMostNineWords, "must have at most nine words"),
    subheadline: text,
    scoreboard: z.array(figure).length(4),
  }),
  services: heading.extend({ items: z.array(linkedItem).length(6) }),
  reviews: heading,
  areas: heading.extend({
    /** Slugs of location records, in the order of the table; who lists none shows none. */
    towns: z.array(text).superRefine(eachTextOnce),
    furtherTowns: z.array(text).superRefine(eachTextOnce),
    furtherText: text,
  }),
  pricing: heading.extend({ hostingNote: text, addonsHeading: text, addonsIntro: text }),
  about: z.strictObject({
    heading: text,
    paragraphs: texts,
    ledger: z.array(figure).min(1),
    processHeading: text,
    process: z.array(item).min(1),
  }),
  booking: heading.extend({ inPerson: item, online: item }),
  faq: heading,
  contact: heading,
});

export const hostingSchema = z.strictObject({
  meta,
  hero,
  features: heading.extend({ items: z.array(item).length(4) }),
  services: heading.extend({ items: z.array(item).length(4) }),
  plans: heading,
  testimonials: z.array(typedReview).superRefine(atMost(2)),
  closing,
});

export const supportSchema = z.strictObject({
  meta,
  hero,
  services: heading.extend({ items: z.array(item).min(3) }),
  plans: heading,
  steps: heading.extend({ items: z.array(item).min(3) }),
  closing,
});

export const trainingSchema = z.strictObject({
  meta,
  hero,
  modules: heading.extend({
    items: z.array(z.strictObject({ title: text, description: text, duration: hours })).length(6),
  }),
  plans: heading,
  sections: z.array(z.strictObject({ heading: text, paragraphs: texts, points: texts })).min(2),
  closing,
});

export const seoServicesSchema = z.strictObject({
  meta,
  hero,
  stats: z.array(figure).length(3),
  groups: heading.extend({ items: z.array(item.extend({ points: texts })).length(4) }),
  process: heading.extend({ items: z.array(item).length(4) }),
  packages: heading.extend({ contractNote: text, timingNote: text }),
  stories: heading.extend({
    items: z
      .array(
        z.strictObject({
          business: text,
          location: text,
          result: text,
          text: text,
          verified: z.boolean(),
        }),
      )
      .superRefine(atMost(3)),
  }),
  closing,
});

/** The three local SEO pages; only Dunchurch has the panel in its hero. */
export const localSeoSchema = z.strictObject({
  meta,
  breadcrumb: text,
  hero,
  whyChoose: z.strictObject({ heading: text, points: texts }).exactOptional(),
  figures: z.array(figure).length(4),
  services: heading.extend({
    items: z.array(item.extend({ features: texts.length(3).exactOptional() })).min(1),
  }),
  reasons: heading.extend({ items: z.array(item).min(1) }),
  testimonials: heading.extend({ items: z.array(typedReview).superRefine(atMost(3)) }),
  areas: heading.extend({ items: texts }),
  closing,
});

const inTown = textWith("town");
export const townWordsSchema = z.strictObject({
  name: inTown,
  plural: text,
  title: textWith("town", "county"),
  description: textWith("town", "county", "way"),
  fromLabel: text,
  fromPrice: text,
  customers: z.strictObject({ heading: inTown, industries: text }),
  landmarks: z.strictObject({ heading: inTown, intro: inTown, challenges: text }),
  prices: z.strictObject({ heading: inTown, intro: inTown }),
  faq: z.strictObject({ heading: inTown }),
  around: z.strictObject({ heading: inTown, nearby: text }),
  closing: z.strictObject({ heading: inTown, text: inTown }),
  directory: z.strictObject({ title: textWith("count"), description: text }),
});

const ofTrade = textWith("trade");
export const tradeWordsSchema = z.strictObject({
  name: ofTrade,
  plural: text,
  terms: texts,
  drawsPage: z.boolean(),
  designed: z.strictObject({ heading: ofTrade, audience: text, others: text }),
  faq: z.strictObject({ heading: text }),
  contact: heading,
  directory: z.strictObject({ title: textWith("count"), description: text }),
});

export const categoriesSchema = z
  .array(z.strictObject({ id: text, name: text }))
  .min(1)
  .superRefine(eachOnce)
  .superRefine(saidOnce("id"));

export const blogSchema = z.strictObject({
  name: text,
  meta,
  hero,
  author: text,
  allPostsLabel: text,
  topics: z.array(text).superRefine(eachTextOnce),
  searchLabel: text,
  empty: item,
  none: text,
  perPage: z.int().min(1),
  relatedMax: z.int().min(1),
  cardTagsMax: z.int().min(1),
  pricesLabel: text,
  relatedHeading: text,
  closing,
});

export const thankYouSchema = z.strictObject({
  meta,
  hero,
  stepsHeading: text,
  steps: z.array(item).length(3),
  contact: heading,
});

export const analyticsSchema = z.strictObject({
  title: text,
  text: text,
  privacyLabel: text,
  accept: text,
  reject: text,
  accepted: text,
  rejected: text,
  againLabel: text,
});

export const notFoundSchema = z.strictObject({ meta, headline: text, text: text, linkLabel: text });

export type Home = z.infer<typeof homeSchema>;
export type Hosting = z.infer<typeof hostingSchema>;
export type Support = z.infer<typeof supportSchema>;
export type Training = z.infer<typeof trainingSchema>;
export type SeoServices = z.infer<typeof seoServicesSchema>;
export type LocalSeo = z.infer<typeof localSeoSchema>;
export type TownWords = z.infer<typeof townWordsSchema>;
export type TradeWords = z.infer<typeof tradeWordsSchema>;
export type Blog = z.infer<typeof blogSchema>;
export type ThankYou = z.infer<typeof thankYouSchema>;
export type Analytics = z.infer<typeof analyticsSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
