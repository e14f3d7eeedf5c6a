// Under one name for all of zod, bundlers leave out what is not used; `{ z }` brings its fifty languages along.
import * as z from "zod";
import { pathOf } from "../../domain/addresses.ts";
import { formatPounds, toPence } from "../../domain/money.ts";
import { categories } from "../blog.ts";
import { fillIn } from "./fill-in.ts";
import { unfilledIn, wrongMarkOfText } from "./mark-rules.ts";
import { poundsOf } from "./prices.ts";
import { asWritten } from "./values/meant-rules.ts";
import { atMost, eachTextOnce, saidOnce } from "./values/once-rules.ts";
import { asRead, markdownIn } from "./values/plain-words.ts";
import type { RuleContext } from "./values/rule-context.ts";

/** Text that must say something: trimmed, not empty, without markdown; our prices in it filled in from the catalogue. */
const text = z
  .string()
  .trim()
  .min(1)
  .superRefine((value, context) => {
    const wrong = unfilledIn(value, wrongMarkOfText) ?? markdownIn(value);
    if (wrong) context.addIssue({ code: "custom", ...wrong });
  })
  .transform(value => fillIn(value));
const texts = z.array(text).min(1).superRefine(eachTextOnce);

/** Text that says what its number counts. */
const counted = (
  shape: RegExp,
  message: string,
  meant: (number: string) => string,
  otherwise?: string,
) =>
  z.preprocess(
    asWritten,
    text.pipe(
      z.string().superRefine((value, context) => {
        if (shape.test(value)) return;
        const [, number] = /^(\d+) ?(?:m|mins?\.?|minutes?)?$/i.exec(value) ?? [];
        const fix = Number(number) > 0 ? `Write it as   ${meant(`${number}`)}` : otherwise;
        // Nothing else is said of a record whose price or time cannot be read.
        context.addIssue({ code: "custom", message, ...(fix && { fix }), continue: false });
      }),
    ),
  );

/** In words, or with a number that is not 0 or less. */
const duration = counted(
  /^(?![-−]|min)(?=.*\p{L})(?:\D+|.*[1-9].*)$/iu,
  "must say how long in words, such as 30 minutes or 5 min read",
  minutes => `${minutes} min read`,
  "Write how long, or take the line away: the site then counts the words itself",
);

/** The table of towns, the map and the order of neighbours count in minutes; only our own town has none. */
const travelTime = counted(
  /^(?:1 minute|(?!1 )\d+ minutes|\d+ min|based here)$/i,
  "must be in minutes, such as 70 minutes, or Based here",
  minutes => (minutes === "1" ? "1 minute" : `${minutes} minutes`),
);

const points = "must be in degrees from 0 to 359: 0 is north, 90 east, 180 south, 270 west";
const bearing = z.number(points).min(0, points).max(359, points);

/** '/rugby-web-design', with or without our host in front. */
const ownAddress = text.pipe(
  z.string().superRefine((value, context) => {
    const path = pathOf(value);
    if (/^(?:\/[\w.~-]+)+$/.test(path)) return;
    const meant = plainPath(path);
    context.addIssue({
      code: "custom",
      message: "must be the address of a page, such as /web-design-rugby",
      fix: meant
        ? `Write it as   /${meant}`
        : "Take the line away: the address is then made of the town's name",
    });
  }),
);

/** '/Café & Bar"' → 'cafe-bar' */
function plainPath(path: string): string {
  return path
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .split("/")
    .map(part => part.replace(/%[\da-f]{2}|[^\w.~-]+/g, "-").replace(/-+/g, "-"))
    .map(part => part.replace(/^-|-$/g, ""))
    .filter(Boolean)
    .join("/");
}

export const faqSchema = z.strictObject({ question: text, answer: text });
const faqs = z.array(faqSchema).superRefine(saidOnce("question")).default([]);

/** Without a number of its own it stands behind those that have one. */
const order = z.int().default(Number.MAX_SAFE_INTEGER);

/** `verified: false` marks words written for this product; `site check --production` lists them. */
export const reviewSchema = z.strictObject({
  name: text,
  business: text,
  location: text.optional(),
  text,
  rating: z.int().min(1).max(5),
  verified: z.boolean(),
});

/** A number or a word by which its owner knows it. */
const id = z.union([z.int(), text]);

/** As other programs part and mark them; readers would see the comma, or the sign. */
const tag = text.superRefine((value, { addIssue }) => {
  const meant = value.replace(/^#(?=\p{L})/u, "");
  const several = value.split(/\s*,\s*/).filter(Boolean);
  if (several.length > 1)
    addIssue({
      code: "custom",
      message: `a tag has no comma, so this is one that is called '${value}'`,
      fix: `Make tags of their own of   ${several.join("   and   ")}`,
    });
  else if (meant !== value)
    addIssue({
      code: "custom",
      message: "the sign # before this tag would be shown",
      fix: `Write it as   ${meant}`,
    });
});

export const articleSchema = z.strictObject({
  /** Nothing shows it: the address is made of the slug. */
  id: id.optional(),
  title: text,
  excerpt: text,
  author: text.optional(),
  category: z.enum(categories.map(({ id }) => id)),
  tags: z.array(tag).superRefine(eachTextOnce).default([]),
  /** The name of a file, of which the generator says what is wrong. */
  image: z.string().trim().min(1).optional(),
  imageAlt: text.optional(),
  readTime: duration.optional(),
});

/** What people search for: a note for whoever writes the text. Nothing shows it. */
const keywords = texts;

export const locationSchema = z.strictObject({
  name: z.string().superRefine(asRead).pipe(text),
  county: text,
  description: text,
  landmarks: texts,
  businessTypes: texts,
  travelTime,
  bearing: bearing.optional(),
  order,
  population: text.optional(),
  mainIndustries: texts,
  keywords,
  localKeywords: keywords.optional(),
  nearbyAreas: texts.optional(),
  businessChallenges: texts.optional(),
  seoTitle: text.optional(),
  seoDescription: text.optional(),
  heroHeadline: text.optional(),
  heroSubheadline: text.optional(),
  canonicalUrl: ownAddress.optional(),
  faqs,
});

/** '£199', '£249.50', '£1,200': a comma or a full stop behind it belongs to the sentence. */
const shownPrice = "£\\d+(?:,\\d{3})*(?:\\.\\d\\d)?";

const industryFields = z.strictObject({
  name: text,
  /** Behind "Websites Designed for", where that is not its name. */
  industry: text.optional(),
  description: text,
  targetAudience: texts,
  keyFeatures: texts,
  commonChallenges: texts,
  solutionBenefits: texts,
  keywords,
  seoTitle: text,
  seoDescription: text,
  heroHeadline: text,
  heroSubheadline: text,
  priceFrom: counted(
    new RegExp(`^${shownPrice}(?:/month)?$`),
    "must be a price with its currency, such as £199 or £25/month",
    pounds => formatPounds(toPence(Number(pounds))),
  ),
  order,
  testimonials: z.array(reviewSchema).superRefine(atMost(3)).default([]),
  faqs,
});
export const industrySchema = industryFields.superRefine(pricesAgree).transform(record => ({
  ...record,
  industry: record.industry ?? record.name,
}));

/** Where a trade's own words say 'from £…', it is the price that its page shows. */
function pricesAgree(record: z.infer<typeof industryFields>, context: RuleContext): void {
  const { priceFrom, seoTitle, seoDescription, heroSubheadline, faqs } = record;
  const pounds = poundsOf(priceFrom);
  // What is no price is told in its own place.
  if (pounds === undefined) return;
  const said: [PropertyKey[], string][] = [
    [["seoTitle"], seoTitle],
    [["seoDescription"], seoDescription],
    [["heroSubheadline"], heroSubheadline],
    ...faqs.map(({ answer }, index): [PropertyKey[], string] => [
      ["faqs", index, "answer"],
      answer,
    ]),
  ];
  for (const [path, words] of said)
    for (const [part, price = ""] of words.matchAll(new RegExp(`\\bfrom (${shownPrice})`, "gi")))
      if (poundsOf(price) !== pounds)
        context.addIssue({
          code: "custom",
          path,
          part,
          message: `says 'from ${price}', and priceFrom is ${priceFrom}`,
          fix: `Write it as   from ${priceFrom}`,
        });
}

export const plainPageSchema = z.strictObject({ title: text, description: text, order });

export type Faq = z.infer<typeof faqSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type ArticleRecord = z.infer<typeof articleSchema>;
export type LocationRecord = z.infer<typeof locationSchema>;
export type IndustryRecord = z.infer<typeof industrySchema>;
export type PlainPageRecord = z.infer<typeof plainPageSchema>;
