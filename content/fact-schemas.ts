import * as z from "zod";
import type { Catalogue } from "../domain/catalogue.ts";
import { asRead, colourDigits, eachOnce, eachTextOnce, onePopular } from "./fact-rules.ts";
import { fillIn, unfilledMark, wrongMark } from "./fill-in.ts";
import { markdownIn } from "./plain-words.ts";
import { lowestPounds, poundsOf } from "./prices.ts";

/** Text that must say something: trimmed, not empty, without markdown, and with nothing left in it to be filled in. */
export const text = z
  .string()
  .trim()
  .min(1)
  .superRefine((value, { addIssue }) => {
    const wrong = unfilled(value) ?? markdownIn(value);
    // How long it is shows only once its prices are filled in.
    if (wrong) addIssue({ code: "custom", ...wrong, continue: false });
  });
export const texts = z.array(text).min(1).superRefine(eachTextOnce);
export const name = z.string().superRefine(asRead).pipe(text);
/** '/blog' and '/#pricing' within the site, 'https://…' elsewhere. */
export const route = z
  .string()
  .regex(/^(\/|https?:\/\/)\S*$/, "must begin with a slash, such as /blog, or with https://");
export const href = z.url({
  protocol: /^https?$/,
  error: "must be a whole web address, such as https://www.example.com",
  abort: true,
});
/** In pence: a few pounds and some pence were most likely meant as pounds. £0 and £3 are prices that somebody may ask. */
const pence = z
  .int("must be a whole number of pence, such as 19900 for £199")
  .min(0, "must not be negative")
  .refine(
    amount => amount >= 500 || amount < 0 || amount % 100 === 0,
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
  label: text,
  packages: z.array(packageSchema).superRefine(eachOnce).superRefine(onePopular),
  addons: z.array(addonSchema).superRefine(eachOnce),
});
/** Every page leads to an order, so that there is something to order. */
export const soldSchema: z.ZodType<Catalogue> = catalogueSchema.refine(
  ({ packages }) => packages.length > 0,
  { path: ["packages"], error: "must hold at least one package" },
);

/** `verified: false` until the owner holds the proof named in `evidence`. */
export const claimsSchema = z.array(
  z
    .strictObject({
      claim: text,
      shownOn: z.array(route).min(1),
      evidence: text,
      verified: z.boolean(),
    })
    .refine(({ evidence, verified }) => !verified || !/^\s*needs\b/i.test(evidence), {
      path: ["evidence"],
      error:
        "still says what is needed, and the claim is said to be verified: write what proves it",
    }),
);

const colour = z.string().superRefine(colourDigits);

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
  muted: colour,
  control: colour,
  amberDeep: colour,
  amberSoft: colour,
  red: colour,
  redSoft: colour,
});

export const plansSchema = z
  .array(
    z
      .strictObject({
        name: text,
        /** As it is shown: '£25' or 'Tailored quote'. */
        price: text
          .refine(
            price => poundsOf(price) !== undefined || !/\d/.test(price),
            "has no £ before its figure; a price is written as £25 or £24.99",
          )
          .refine(price => !/(?:^|\D\s)[-−]£|£[-−]\d/.test(price), "must not be negative"),
        /** As it is shown behind the price. */
        period: text
          .regex(
            /^(\/|(?:per|an?|each) )/,
            "must begin with / or per, a, an or each, such as /month or per hour",
          )
          .exactOptional(),
        description: text,
        features: texts,
        popular: z.boolean().exactOptional(),
      })
      .refine(
        ({ price, period }) =>
          period === undefined || !/\d\s*(?:\/|(?:per|an?|each)\b)/.test(price),
        {
          path: ["price"],
          error: "says what it is paid for, and 'period' says it once more behind it",
        },
      ),
  )
  .refine(
    plans => plans.length === 0 || Number.isFinite(lowestPounds(plans)),
    "needs a plan with a price in pounds, from which the page says its prices start",
  )
  .superRefine(eachOnce)
  .superRefine(onePopular);

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
