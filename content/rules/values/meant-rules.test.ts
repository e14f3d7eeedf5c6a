import { expect, test } from "vitest";
import type * as z from "zod";
import { site } from "../../site.ts";
import { catalogueSchema, plansSchema, route } from "../fact-schemas.ts";
import { siteSchema } from "../site-schemas.ts";

const sold = { name: "A", description: "B", features: ["C"], period: "once" };
const priced = (pricePence: unknown) =>
  catalogueSchema.safeParse({
    type: "web",
    label: "A",
    packages: [{ ...sold, pricePence }],
    addons: [],
  });
const plan = (changes: object) =>
  plansSchema.safeParse([
    { name: "A", price: "£25", description: "B", features: ["C"], ...changes },
  ]);
const weekend = { days: ["Saturday", "Sunday"], opens: "09:00", closes: "17:00" };
const opening = (opens: unknown) =>
  siteSchema.safeParse({ ...site, hours: [{ ...weekend, opens }] });
const midnight = 'Write it as   "00:00". Whoever is there day and night writes   "23:59"';
const closing = (closes: unknown) =>
  siteSchema.safeParse({ ...site, hours: [{ ...weekend, closes }] });

const shut = siteSchema.safeParse({
  ...site,
  hours: [{ ...weekend, opens: "closed", closes: "closed" }],
});
const dialled = (e164: string) =>
  siteSchema.safeParse({ ...site, phone: { display: "01632 960960", e164 } });
const web = (url: string) => siteSchema.safeParse({ ...site, socialLinks: [{ name: "A", url }] });

const wrong = ({ error }: z.ZodSafeParseResult<unknown>) =>
  error?.issues.map(({ message, ...issue }) => ({ message, fix: Object(issue).fix }));

test.each([
  ["349.50", priced(349.5), "whole number of pence", "Write   34950   for £349.50"],
  ['"349"', priced("349"), "whole number of pence", "Write   34900   for £349"],
  ['"£1,349.00"', priced("£1,349.00"), "whole number of pence", "Write   134900   for £1349"],
  ['"34900"', priced("34900"), "whole number of pence", "Write   34900   for £349"],
  ["199", priced(199), "would be £1.99, and below £5", "Write   19900   for £199"],
  ['"4,99"', priced("4,99"), "whole number of pence", undefined],
  ["1500000.5", priced(1_500_000.5), "is more than £1,000,000", undefined],
  ["4.99", priced(4.99), "would be £4.99, and below £5 only whole pounds", undefined],
  ["125000.5", priced(125_000.5), "whole number of pence", "Write   12500050   for £125,000.50"],
  ["0.99", priced(0.99), "would be £0.99", undefined],
  ['"on request"', priced("on request"), "whole number of pence", undefined],
  ["-100", priced(-100), "must not be negative", undefined],
  ["100000001", priced(100_000_001), "is more than £1,000,000", undefined],
  ["nothing", priced(undefined), "whole number of pence", undefined],
  ["25", plan({ price: 25 }), "no £ before its figure", 'Write it as   "£25"'],
  ["1250", plan({ price: "1250" }), "no £ before its figure", 'Write it as   "£1250"'],
  ["50 pounds", plan({ price: "50 pounds" }), "no £ before its figure", 'Write it as   "£50"'],
  ["£24,99", plan({ price: "£24,99" }), "a comma before its pence", 'Write it as   "£24.99"'],
  ["£24.5", plan({ price: "£24.5" }), "is no price", 'Write it as   "£24.50"'],
  ["£24.999", plan({ price: "£24.999" }), "is no price", undefined],
  ["£2,5000", plan({ price: "£2,5000" }), "is no price", undefined],
  ["24,99", plan({ price: "24,99" }), "no £ before its figure", undefined],
  ["2 for one", plan({ price: "2 for one" }), "no £ before its figure", undefined],
  ["-£5", plan({ price: "-£5" }), "must not be negative", undefined],
  ["Month", plan({ period: "Month" }), "must begin with /", 'Write it as   "per month"'],
  ["monthly", plan({ period: "monthly" }), "must begin with /", 'Write it as   "per month"'],
  ["Per month", plan({ period: "Per month" }), "must begin with /", 'Write it as   "per month"'],
  ["blog", route.safeParse("blog"), "must begin with a slash", 'Write it as   "/blog"'],
  ["#faq", route.safeParse("#faq"), "must begin with a slash", 'Write it as   "/#faq"'],
  [
    "www.example.com/a",
    route.safeParse("www.example.com/a"),
    "must begin with a slash",
    'Write it as   "https://www.example.com/a"',
  ],
  ["example.com", route.safeParse("example.com"), "must begin with a slash", undefined],
  ["/our work", route.safeParse("/our work"), "holds a space", undefined],
  ["a space behind /blog", route.safeParse("/blog "), "holds a space", 'Write it as   "/blog"'],
  ["9am", opening("9am"), "must be written as 09:00", 'Write it as   "09:00"'],
  ["8.30 am", opening("8.30 am"), "must be written as 09:00", 'Write it as   "08:30"'],
  ["9 a.m.", opening("9 a.m."), "must be written as 09:00", 'Write it as   "09:00"'],
  ["12am", opening("12am"), "must be written as 09:00", 'Write it as   "00:00"'],
  ["9", opening(9), "must be written as 09:00", 'Write it as   "09:00"'],
  ["5:00", opening("5:00"), "must be written as 09:00", undefined],
  ["8:00", opening("8:00"), "must be written as 09:00", 'Write it as   "08:00"'],
  ["8:00 in the evening", closing("8:00"), "must be written as 17:00", undefined],
  ["8pm", closing("8pm"), "must be written as 17:00", 'Write it as   "20:00"'],
  ["1730", closing("1730"), "must be written as 17:00", 'Write it as   "17:30"'],
  ["0900", opening("0900"), "must be written as 09:00", 'Write it as   "09:00"'],
  ["2500", closing("2500"), "must be written as 17:00", undefined],
  ["17.30", closing("17.30"), "must be written as 17:00", 'Write it as   "17:30"'],
  ["24:00", closing("24:00"), "must be written as 17:00", midnight],
  ["midnight", closing("midnight"), "must be written as 17:00", midnight],
  ["12 midnight", closing("12 midnight"), "must be written as 17:00", midnight],
  ["noon", opening("Noon"), "must be written as 09:00", 'Write it as   "12:00"'],
  ["12 noon", closing("12 noon"), "must be written as 17:00", 'Write it as   "12:00"'],
  ["midday", closing("midday"), "must be written as 17:00", 'Write it as   "12:00"'],
  ["closed", opening("closed"), "stands nowhere in 'hours'", expect.stringContaining("away")],
  ["closed all day", shut, "stands nowhere in 'hours'", expect.stringContaining("away")],
  ["closed at the end", closing("Closed"), "must be later than 'opens'", undefined],
  ["0 for the country", dialled("01632 960960"), "+44", 'Write it as   "+441632960960"'],
  ["+44 (0)", dialled("+44 (0)1632 960960"), "+44", 'Write it as   "+441632960960"'],
  ["0044", dialled("0044 1632-960960"), "+44", 'Write it as   "+441632960960"'],
  ["a number cut short", dialled("960960"), "must be written as +44", undefined],
  [
    "an address of a bar",
    web("me.example/rye"),
    "whole web",
    'Write it as   "https://me.example/rye"',
  ],
  [
    "an address of a map with the words that were looked for",
    web("https://maps.example/?q=Rye Lane"),
    "holds a space",
    'Write it as   "https://maps.example/?q=Rye%20Lane"',
  ],
  ["a name", web("@rye"), "must be a whole web address", undefined],
  ["another scheme", web("ftp://me.example"), "must be a whole web address", undefined],
  ["early", opening("early"), "must be written as 09:00", undefined],
])("%s is told what was meant, where that is known", (_, result, message, fix) => {
  expect(wrong(result)).toEqual([{ message: expect.stringContaining(message), fix }]);
});
