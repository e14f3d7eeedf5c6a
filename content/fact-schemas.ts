import * as z from "zod";
import type { Catalogue } from "../domain/catalogue.ts";
import {
  asRead,
  eachOnce,
  eachTextOnce,
  isSameNumber,
  onePopular,
  saidOnce,
} from "./fact-rules.ts";
import { fillIn, unfilledMark, wrongMark } from "./fill-in.ts";
import { weekdays } from "./opening-times.ts";
import { onBritishMap, postcodeOf } from "./place-rules.ts";
import { markdownIn } from "./plain-words.ts";
import { lowestPounds, poundsOf } from "./prices.ts";

/** Text that must say something: trimmed, not empty, without markdown, and with nothing left in it to be filled in. */
export const text = z
  .string()
  .trim()
  .min(1)
  .superRefine((value, { addIssue }) => {
    const wrong = unfilled(value) ?? markdownIn(value);
    if (wrong) addIssue({ code: "custom", ...wrong });
  });
export const texts = z.array(text).min(1).superRefine(eachTextOnce);
const name = z.string().superRefine(asRead).pipe(text);
/** '/blog' and '/#pricing' within the site, 'https://…' elsewhere. */
export const route = z
  .string()
  .regex(/^(\/|https?:\/\/)\S*$/, "must begin with a slash, such as /blog, or with https://");
const href = z.url({
  protocol: /^https?$/,
  error: "must be a whole web address, such as https://www.example.com",
  abort: true,
});
/** In pence: a few pounds and some pence were most likely meant as pounds. £0 and £3 are prices that somebody may ask. */
const pence = z
  .int("must be a whole number of pence, such as 19900 for £199")
  .min(0, "must not be negative")
  .refine(
    amount => amount >= 500 || amount % 100 === 0,
    "is less than £5; prices are written in pence, such as 19900 for £199",
  )
  .max(10_000_000, "is more than £100000; prices are written in pence, such as 19900 for £199");

const addonSchema = z.strictObject({
  name,
  pricePence: pence,
  hasQuantity: z.boolean().exactOptional(),
  isMonthly: z.boolean().exactOptional(),
  note: text.exactOptional(),
});

const packageSchema = z.strictObject({
  name,
  pricePence: pence,
  period: z.enum(["once", "month"]),
  description: text,
  features: texts,
  popular: z.boolean().exactOptional(),
  buttonLabel: text.exactOptional(),
  note: text.exactOptional(),
});

export const catalogueSchema: z.ZodType<Catalogue> = z.strictObject({
  type: z.enum(["web", "seo"]),
  label: z.enum(["web design", "SEO"]),
  packages: z
    .array(packageSchema)
    .min(1, "must hold at least one package")
    .superRefine(eachOnce)
    .superRefine(onePopular),
  addons: z.array(addonSchema).superRefine(eachOnce),
});

/** A time that cannot be read is neither before nor after another one. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be written as 09:00", abort: true });

export const analyticsTag = /^((G|GT|AW)-[A-Z0-9]+)?$/;

const geo = z
  .strictObject({
    region: text,
    placename: name,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .superRefine(onBritishMap);
export const placesSchema = z.array(geo).superRefine(saidOnce("placename"));

const pastYear = z
  .int()
  .min(1000, "must be a year in four digits, such as 2019")
  .refine(year => year <= new Date().getFullYear(), "lies in the future");

const wholeHost = "must be the address of a host alone, such as https://www.example.com";

export const siteSchema = z.strictObject({
  name: text.max(
    50,
    "is longer than the 50 letters that fit above a page on a phone; the whole name can stand in legalLine",
  ),
  /** Under the logo in the footer. */
  strapline: text,
  legalLine: text,
  url: z.url({ error: wholeHost, abort: true }).regex(/^https?:\/\/[^/]+$/, wholeHost),
  trailingSlash: z.boolean(),
  language: z.literal("en-GB"),
  email: z.email("must be an address for mail, such as hello@example.com"),
  phone: z
    .strictObject({
      display: text,
      e164: z.e164({
        error: "must be written as +441632960960: with the country's code and without spaces",
        abort: true,
      }),
    })
    .refine(({ display, e164 }) => isSameNumber(display, e164), {
      path: ["e164"],
      error: "is not the number that 'display' shows, with the country's code for its first 0",
    }),
  whatsapp: z
    .strictObject({ display: text, url: href })
    .refine(({ display, url }) => isSameNumber(display, url), {
      path: ["url"],
      error:
        "does not lead to the number that 'display' shows, with the country's code for its first 0",
    })
    .optional(),
  address: z
    .strictObject({
      street: text,
      locality: text,
      region: text,
      postcode: text,
      country: z
        .string()
        .regex(
          /^(?!UK$)[A-Z]{2}$/,
          "must be the country's code in two capital letters, such as GB",
        ),
      mapsUrl: href,
    })
    .superRefine(postcodeOf),
  calendars: z.strictObject({ inPersonUrl: href, onlineUrl: href }),
  socialLinks: z.array(z.strictObject({ name: text, url: href })),
  /** Empty: no tag, no cookie, no banner. */
  analyticsTagId: z
    .string()
    .regex(analyticsTag, "must be a tag of Google Analytics, such as G-ABC123, or empty"),
  geo,
  foundedYear: pastYear,
  footerYear: pastYear,
  updatedLabel: text,
  priceRange: text,
  hours: z
    .strictObject({
      days: z
        .array(z.enum(weekdays))
        .min(1)
        .refine(days => new Set(days).size === days.length, "a day stands here twice"),
      opens: time,
      closes: time,
    })
    .refine(({ opens, closes }) => closes > opens, {
      path: ["closes"],
      error: "must be later than 'opens'; five in the afternoon is 17:00",
    }),
  vatStatement: text,
  privacyLine: text,
});

export const placeholdersSchema = z.array(z.strictObject({ path: text, why: text }));

/** `verified: false` until the owner holds the proof named in `evidence`. */
export const claimsSchema = z.array(
  z
    .strictObject({
      claim: text,
      shownOn: z.array(route).min(1),
      evidence: text,
      verified: z.boolean(),
    })
    .refine(({ evidence, verified }) => !verified || !/\bneeds\b/i.test(evidence), {
      path: ["evidence"],
      error:
        "still says what is needed, and the claim is said to be verified: write what proves it",
    }),
);

const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, "must be a colour of six digits, such as #0b5d3f");

export const coloursSchema = z.strictObject({
  chalk: colour,
  mist: colour,
  ink: colour,
  slate: colour,
  line: colour,
  turf: colour,
  turfDeep: colour,
  night: colour,
  mint: colour,
  sky: colour,
  amber: colour,
  nightQuiet: colour,
  turfQuiet: colour,
  skyQuiet: colour,
});

export const signalColoursSchema = z.strictObject({
  control: colour,
  amberDeep: colour,
  amberSoft: colour,
  red: colour,
  redSoft: colour,
});

export const plansSchema = z
  .array(
    z.strictObject({
      name: text,
      /** As it is shown: '£25' or 'Tailored quote'. */
      price: text.refine(
        price => poundsOf(price) !== undefined || !/\d/.test(price),
        "has no £ before its figure; a price is written as £25 or £24.99",
      ),
      /** As it is shown behind the price. */
      period: text
        .regex(/^(\/|per )/, "must begin with / or per, such as /month or per hour")
        .exactOptional(),
      description: text,
      features: texts,
      popular: z.boolean().exactOptional(),
    }),
  )
  .min(1)
  .refine(
    plans => Number.isFinite(lowestPounds(plans)),
    "needs a plan with a price in pounds, from which the page says its prices start",
  )
  .superRefine(eachOnce)
  .superRefine(onePopular);

export type Site = z.infer<typeof siteSchema>;
export type Geo = z.infer<typeof geo>;
export type Placeholders = z.infer<typeof placeholdersSchema>;
export type Claims = z.infer<typeof claimsSchema>;
export type Colours = z.infer<typeof coloursSchema>;
export type SignalColours = z.infer<typeof signalColoursSchema>;
export type Plans = z.infer<typeof plansSchema>;

function unfilled(value: string): { message: string; fix: string } | undefined {
  if (fillIn(value) === value) return wrongMark(unfilledMark(value) ?? "");
  return {
    message: "what stands in braces here is shown to visitors as it is",
    fix: 'Write it as   fillIn("…")   and at the top of the file, once,   import { fillIn } from "./fill-in.ts";',
  };
}
