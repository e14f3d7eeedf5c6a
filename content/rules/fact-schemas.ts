import * as z from "zod";
import type { Catalogue } from "../../domain/catalogue.ts";
import { fillIn } from "./fill-in.ts";
import { unfilledIn } from "./mark-rules.ts";
import { lowestPounds } from "./prices.ts";
import { onePopular } from "./values/catalogue-rules.ts";
import { colourDigits } from "./values/colour-rules.ts";
import {
  asAddress,
  asPence,
  asShownPeriod,
  asShownPrice,
  asWebAddress,
  asWritten,
} from "./values/meant-rules.ts";
import { eachOnce, eachTextOnce } from "./values/once-rules.ts";
import { asRead, markdownIn, tagsIn } from "./values/plain-words.ts";

/** Text that must say something: trimmed, not empty, without markdown, and with nothing left in it to be filled in. */
export const text = z
  .string()
  .trim()
  .min(1)
  .superRefine((value, { addIssue }) => {
    const wrong = unfilled(value) ?? markdownIn(value) ?? tagsIn(value);
    // How long it is shows only once its prices are filled in.
    if (wrong) addIssue({ code: "custom", ...wrong, continue: false });
  });
export const texts = z.array(text).min(1).superRefine(eachTextOnce);
export const name = z.string().superRefine(asRead).pipe(text);
export const route = z.string().superRefine(asAddress);
export const href = z.string().superRefine(asWebAddress);
const pence = z.custom<number>().superRefine(asPence);

const addonSchema = z
  .strictObject({
    // Each quantity is kept by this name, where a word such as 'constructor' stands already.
    name: name.refine(value => !(value in {}), {
      error: "is a word that browsers keep for themselves: begin it with a capital letter",
    }),
    pricePence: pence,
    hasQuantity: z.boolean().exactOptional(),
    isMonthly: z.boolean().exactOptional(),
    note: text.exactOptional(),
  })
  .refine(({ isMonthly, note = "" }) => !isMonthly || !/\b(month|year)/i.test(note), {
    path: ["note"],
    error: "says how often it is paid, and 'isMonthly' says each month",
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
    .superRefine(({ evidence, verified }, context) => {
      if (!verified || !/(?:^|;)\s*needs\b|\bwould need\b/i.test(evidence)) return;
      context.addIssue({
        code: "custom",
        path: ["evidence"],
        message: "still says what is needed, and the claim is said to be verified",
        fix: 'Write what proves it, such as   "Our list of projects, May 2026"',
      });
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
        price: z.preprocess(asWritten, text.superRefine(asShownPrice)),
        period: text.superRefine(asShownPeriod).exactOptional(),
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
  if (value.includes("${"))
    return {
      message: "what stands in braces here is shown to visitors as it is",
      fix: "Write   `   at both ends of the text in place of its quotation marks",
    };
  if (fillIn(value) === value) return unfilledIn(value);
  return {
    message: "what stands in braces here is shown to visitors as it is",
    fix: 'Write it as   fillIn("…")   and at the top of the file, once,   import { fillIn } from "./rules/fill-in.ts";   In site.ts and catalogue.ts, which that file reads, write the words themselves',
  };
}
