import { z } from "zod";

/** Text that must say something: trimmed, not empty. */
const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const href = z.url();
const pence = z.int().min(0);

export const addonSchema = z.strictObject({
  name: text,
  pricePence: pence,
  hasQuantity: z.boolean().optional(),
  isMonthly: z.boolean().optional(),
  note: text.optional(),
});

export const packageSchema = z.strictObject({
  name: text,
  pricePence: pence,
  period: z.enum(["once", "month"]),
  description: text,
  features: texts,
  popular: z.boolean().optional(),
  buttonLabel: text.optional(),
});

export const catalogueSchema = z.strictObject({
  type: z.enum(["web", "seo"]),
  label: z.enum(["web design", "SEO"]),
  packages: z.array(packageSchema).min(1),
  addons: z.array(addonSchema),
});

export const siteSchema = z.strictObject({
  name: text,
  legalLine: text,
  url: z.url().refine(url => !url.endsWith("/"), "must not end with a slash"),
  trailingSlash: z.boolean(),
  language: z.literal("en-GB"),
  email: z.email(),
  phone: z.strictObject({ display: text, e164: z.e164() }),
  whatsapp: z.strictObject({ display: text, url: href }),
  address: z.strictObject({
    lines: texts,
    street: text,
    locality: text,
    region: text,
    postcode: text,
    country: z.string().length(2),
    mapsUrl: href,
  }),
  calendars: z.strictObject({ inPersonUrl: href, onlineUrl: href }),
  socialLinks: z.array(z.strictObject({ name: text, url: href })),
  /** Empty: no tag, no cookie, no banner. */
  analyticsTagId: z.string(),
  geo: z.strictObject({
    region: text,
    placename: text,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  foundedYear: z.int(),
  footerYear: z.int(),
  updatedLabel: text,
  priceRange: text,
  hours: z.strictObject({ days: texts, opens: text, closes: text, text: text }),
  vatStatement: text,
  replyPromise: text,
});

export const placeholderSchema = z.strictObject({ path: text, why: text });

export type Site = z.infer<typeof siteSchema>;
export type Placeholder = z.infer<typeof placeholderSchema>;
