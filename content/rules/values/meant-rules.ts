import { formatPounds, toPence } from "../../../domain/money.ts";
import { weekdays } from "../opening-times.ts";
import { poundsOf } from "../prices.ts";
import type { RuleContext } from "./rule-context.ts";

type Wrong = { message: string; fix?: string | undefined };

/** A number where a text belongs is judged as it is written, and told so at once, not first that it is no text. */
export function asWritten(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

/** A rule for a value that is often written in another way, which then is told as it should be. */
function rule(wrongIn: (value: unknown) => Wrong | undefined) {
  return (value: unknown, { addIssue }: RuleContext): void => {
    const { message, fix } = wrongIn(value) ?? {};
    // Nothing else can be said of a value that is not what it should be.
    if (message) addIssue({ code: "custom", message, ...(fix && { fix }), continue: false });
  };
}

const inPence = "prices are written in pence, such as 19900 for £199";

/** A few pounds and some pence were most likely meant as pounds. £0 and £3 are prices that somebody may ask. */
export const asPence = rule(wrongPence);

function wrongPence(value: unknown): Wrong | undefined {
  if (typeof value !== "number" || !Number.isInteger(value)) return wrongPounds(value);
  if (value < 0) return { message: "must not be negative" };
  if (value < 500 && value % 100 !== 0)
    return {
      message: `would be ${formatPounds(value)}, and below £5 only whole pounds are taken; ${inPence}`,
      fix: wrongPounds(value).fix,
    };
  return value > 100_000_000 ? { message: `is more than £1,000,000; ${inPence}` } : undefined;
}

/**
 * 349.50, "349" and "£1,349" are pounds; four digits and more in quotation marks are what was asked for. What would be
 * refused in its turn is not told, but why it would be.
 */
function wrongPounds(value: unknown): Wrong {
  const message = "must be a whole number of pence, such as 19900 for £199";
  const written = String(value).trim();
  const [, pounds] = /^£?\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d?)?)$/.exec(written) ?? [];
  if (pounds === undefined) return { message };
  const amount = Number(pounds.replaceAll(",", ""));
  const pence = /^\d{4,}$/.test(written) ? amount : toPence(amount);
  const refused = wrongPence(pence);
  return refused
    ? { message: refused.message }
    : { message, fix: `Write   ${pence}   for ${formatPounds(pence)}` };
}

/** As it is shown: '£25', '£24.99' or 'Tailored quote'. */
export const asShownPrice = rule(value => {
  const written = String(value).trim();
  if (/(?:^|\D\s)[-−]£|£[-−]\d/.test(written)) return { message: "must not be negative" };
  const commaForPoint = /(?<=£\s*\d+),(?=\d\d?(?!\d))/;
  if (commaForPoint.test(written))
    return {
      message: "has a comma before its pence; a price is written as £25 or £24.99",
      fix: `Write it as   "${written.replace(commaForPoint, ".")}"`,
    };
  if (misread.test(written))
    return {
      message: "is no price that can be read; a price is written as £25 or £24.99",
      fix: tenPence.test(written) ? `Write it as   "${written.replace(tenPence, "0")}"` : undefined,
    };
  if (poundsOf(written) !== undefined || !/\d/.test(written)) return undefined;
  const [, pounds] =
    /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?)(?: ?(?:pounds?|gbp))?$/i.exec(written) ?? [];
  return {
    message: "has no £ before its figure; a price is written as £25 or £24.99",
    fix: pounds && `Write it as   "£${pounds}"`,
  };
});

/** '£24.5', '£1.299' and '£2,5000', beside which other pages would say another price, and not '£1,299.50.' */
const misread = /£\s*(?!\d+(?:,\d{3})*(?:\.\d\d)?(?![\d,.]*\d))\d/;
const tenPence = /(?<=£\s*\d+\.\d)(?!\d)/;

/** As it is shown behind the price: '/month' or 'per hour'. */
export const asShownPeriod = rule(value => {
  if (/^(\/|(?:per|an?|each) )/.test(String(value))) return undefined;
  const [, unit] =
    /^(?:(?:per|an?|each) )?(hour|day|week|month|year|person|page)(?:ly)?$/i.exec(String(value)) ??
    [];
  return {
    message: "must begin with / or per, a, an or each, such as /month or per hour",
    fix: unit && `Write it as   "per ${unit.toLowerCase()}"`,
  };
});

/** '/blog' and '/#pricing' within the site, 'https://…' elsewhere. */
export const asAddress = rule(value => {
  if (isAddress.test(String(value))) return undefined;
  const written = String(value).trim();
  if (isAddress.test(written) || /\s/.test(written))
    return {
      message: "holds a space, and no address does",
      fix: isAddress.test(written) ? `Write it as   "${written}"` : undefined,
    };
  const begun = /^www\./i.test(written)
    ? `https://${written}`
    : /^[\w#?-][^:.]*$/.test(written)
      ? `/${written}`
      : undefined;
  return {
    message: "must begin with a slash, such as /blog, or with https://",
    fix: begun && `Write it as   "${begun}"`,
  };
});

const isAddress = /^(\/|https?:\/\/)\S*$/;

/** 'https://…' alone. The bar of a browser shows an address without it. */
export const asWebAddress = rule(value => {
  const written = String(value).trim();
  if (/^https?:\/\/./i.test(written) && URL.canParse(written)) {
    // A map's address is copied with the words that were looked for.
    if (!/\s/.test(written)) return undefined;
    return {
      message: "holds a space, and no address does",
      fix: `Write it as   "${written.replace(/\s/g, "%20")}"`,
    };
  }
  const isBegun = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(written);
  return {
    message: "must be a whole web address, such as https://www.example.com",
    fix: isBegun ? `Write it as   "https://${written}"` : undefined,
  };
});

/** As a telephone dials it: '01632 960960' and '+44 (0)1632 960960' are how a number in Britain is shown. */
export const asDialled = rule(value => {
  const written = String(value);
  if (/^\+[1-9]\d{6,14}$/.test(written)) return undefined;
  const [, number] =
    /^(?:(?:00)?440?|0)([1-9]\d{8,9})$/.exec(written.replace(/[+()\s-]/g, "")) ?? [];
  return {
    message: "must be written as +441632960960: with the country's code and without spaces",
    fix: number && `Write it as   "+44${number}"`,
  };
});

/** 'Monday-Friday', alone or as the only one of a list; what is no stretch of days is judged as any list. */
export const asDays = rule(value => {
  const [, first = "", last = ""] =
    /^([a-z]{3,9})\s*(?:-|–|to)\s*([a-z]{3,9})$/i.exec(String(value).trim()) ?? [];
  const [from, to] = [first, last].map(name =>
    weekdays.findIndex(day => name && day.toLowerCase().startsWith(name.toLowerCase())),
  );
  if (from === undefined || to === undefined || from < 0 || to < from) return undefined;
  return {
    message: "is a list of days, each in quotation marks",
    fix: `Write it as   ["${weekdays.slice(from, to + 1).join('", "')}"]`,
  };
});

export const asOpeningTime = rule(value =>
  isClosed.test(String(value)) ? closed : wrongTime(value, { usual: "09:00", firstHour: 7 }),
);

/** Who closes at '8:00' may well mean the evening. That a day is closed is told with its opening. */
export const asClosingTime = rule(value =>
  isClosed.test(String(value))
    ? undefined
    : wrongTime(value, { usual: "17:00", firstHour: 12, atMidnight: `. ${dayAndNight}` }),
);
export const dayAndNight = 'Whoever is there day and night writes   "23:59"';

const isClosed = /^closed$/i;
const closed = {
  message: "a day that is closed stands nowhere in 'hours'",
  fix: "Take the day out of 'days', or all from { to } away where it is the only one",
};

type Usual = {
  usual: string;
  /** From which one on an hour alone is no other half of the day. */
  firstHour: number;
  /** What else is to be said of midnight. */
  atMidnight?: string;
};

function wrongTime(
  value: unknown,
  { usual, firstHour, atMidnight = "" }: Usual,
): Wrong | undefined {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))) return undefined;
  const meant = timeMeant(String(value).trim(), firstHour);
  const more = meant === "00:00" ? atMidnight : "";
  return {
    message: `must be written as ${usual}`,
    fix: meant && `Write it as   "${meant}"${more}`,
  };
}

/** '9am', '5.30 p.m.', '9:00', '0900', 'noon' and '24:00'. A 5 alone may be in the morning or in the afternoon. */
function timeMeant(written: string, firstHour: number): string | undefined {
  if (/^(?:24[:.]00|(?:12 )?midnight)$/i.test(written)) return "00:00";
  if (/^(?:12 )?(?:noon|midday)$/i.test(written)) return "12:00";
  const [, hour = "", minutes = "00", half] =
    /^(\d\d?)(?:[:.]?([0-5]\d))?\s*([ap]\.?m\.?)?$/i.exec(written) ?? [];
  if (!hour || Number(hour) > (half ? 12 : 23) || (!half && Number(hour) < firstHour))
    return undefined;
  const past = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(past).padStart(2, "0")}:${minutes}`;
}
