import * as z from "zod";
import { href, name, text } from "./fact-schemas.ts";
import { weekdays } from "./opening-times.ts";
import {
  asClosingTime,
  asDays,
  asDialled,
  asOpeningTime,
  asWritten,
  dayAndNight,
} from "./values/meant-rules.ts";
import { eachTextOnce, saidOnce } from "./values/once-rules.ts";
import { isStretch, openOnce } from "./values/opening-rules.ts";
import { isSameNumber, ofBritishLength } from "./values/phone-rules.ts";
import { hostAlone, ofHost, onBritishMap, postcodeOf } from "./values/place-rules.ts";

/** A time that cannot be read is neither before nor after another one. */
const opens = z.preprocess(asWritten, z.string().superRefine(asOpeningTime));
const closes = z.preprocess(asWritten, z.string().superRefine(asClosingTime));

export const analyticsTag = /^((G|GT|AW)-[A-Z0-9]+)?$/;

const stretch = z
  .strictObject({
    days: z
      .unknown()
      .superRefine(asDays)
      .pipe(z.array(z.enum(weekdays)).min(1).superRefine(eachTextOnce)),
    opens,
    closes,
  })
  .superRefine((written, context) => {
    if (isStretch(written)) return;
    const isAllDay = written.opens === "00:00" && written.closes === "00:00";
    context.addIssue({
      code: "custom",
      path: ["closes"],
      message:
        "must be later than 'opens', if need be in the night that follows; five in the afternoon is 17:00",
      ...(isAllDay && { fix: dayAndNight }),
    });
  });

const geo = z
  .strictObject({
    /** Of a county or district by ISO 3166-2. */
    region: z
      .string()
      .regex(/^[A-Z]{2}(-[A-Z\d]{1,3})?$/, "must be the code of a region, such as GB-WAR"),
    placename: name,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .superRefine(onBritishMap);
export const placesSchema = z.array(geo).superRefine(saidOnce("placename"));

const yearWithin = (yearsAhead: number) =>
  z
    .int()
    .min(1000, "must be a year in four digits, such as 2019")
    .refine(year => year <= new Date().getFullYear() + yearsAhead, "lies in the future");

export const siteSchema = z.strictObject({
  name: text.max(
    50,
    "is longer than the 50 letters that fit above a page on a phone; the whole name can stand in legalLine",
  ),
  /** Under the logo in the footer. */
  strapline: text,
  legalLine: text,
  url: z.url({ error: hostAlone, abort: true }).superRefine(ofHost),
  trailingSlash: z.boolean(),
  language: z.literal("en-GB"),
  email: z.email("must be an address for mail, such as hello@example.com"),
  phone: z
    .strictObject({
      display: text,
      e164: z.string().superRefine(asDialled),
    })
    .refine(({ display, e164 }) => isSameNumber(display, e164), {
      path: ["e164"],
      error: "is not the number that 'display' shows, with the country's code for its first 0",
      abort: true,
    })
    .superRefine(ofBritishLength),
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
      /** Who works from home or a van may show the town alone; the law's address can stand in legalLine. */
      street: text.optional(),
      locality: text,
      /** Towns such as London and Bristol are in none, and letters need none. */
      region: text.optional(),
      postcode: text.optional(),
      country: z
        .string()
        .regex(
          /^(?!UK$)[A-Z]{2}$/,
          "must be the country's code in two capital letters, such as GB",
        ),
      /** Left out where nobody is received: then nothing is called an office. */
      mapsUrl: href.optional(),
    })
    .superRefine(postcodeOf),
  /** Only meetings that have a calendar are offered. */
  calendars: z
    .strictObject({ inPersonUrl: href.optional(), onlineUrl: href.optional() })
    .optional(),
  socialLinks: z.array(z.strictObject({ name: text, url: href })),
  /** Empty: no tag, no cookie, no banner. */
  analyticsTagId: z
    .string()
    .regex(analyticsTag, "must be a tag of Google Analytics, such as G-ABC123, or empty"),
  geo,
  foundedYear: yearWithin(0),
  /** A site that opens in January is made in December. */
  footerYear: yearWithin(1),
  updatedLabel: text,
  priceRange: text,
  hours: z
    .array(stretch, {
      error:
        'must be a list, such as [{ days: ["Monday", "Friday"], opens: "09:00", closes: "17:00" }]',
    })
    .superRefine(openOnce),
  replyTime: text.regex(
    /^(?!\d|we\b).*[^.]$/i,
    "goes on with 'We reply' in a sentence, as within 24 hours does",
  ),
  vatStatement: text,
  privacyLine: text,
});

export const placeholdersSchema = z.array(z.strictObject({ path: text, why: text }));

export type Site = z.infer<typeof siteSchema>;
export type Geo = z.infer<typeof geo>;
export type Placeholders = z.infer<typeof placeholdersSchema>;
