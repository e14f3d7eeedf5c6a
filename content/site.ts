import { priceOf } from "./rules/prices.ts";
import type { Placeholders, Site } from "./rules/site-schemas.ts";

/** Who the business is and how it is reached. Every page reads it from here. */
export const site: Site = {
  name: "Tryline Web Design",
  strapline: "Web design and local SEO in Rugby, Warwickshire. Established 2019.",
  legalLine: "Tryline Web Design is the trading name of a sole trader.",
  url: "https://www.tryline-web-design.example",
  trailingSlash: true,
  language: "en-GB",
  email: "hello@tryline-web-design.example",
  phone: { display: "01632 960960", e164: "+441632960960" },
  whatsapp: { display: "01632 960961", url: "https://wa.me/441632960961" },
  /** Without `mapsUrl` nothing is called an office; `street`, `region` and `postcode` may be left out. */
  address: {
    street: "1 Tryline Yard",
    locality: "Rugby",
    region: "Warwickshire",
    postcode: "CV21 0AA",
    country: "GB",
    mapsUrl: "https://www.google.com/maps/search/?api=1&query=Rugby%2C+Warwickshire",
  },
  /**
   * One of the two, or both, may be left out: only meetings that have a calendar are offered. Without any, a build names the
   * texts that lead to /#booking, and where else they can lead.
   */
  calendars: {
    inPersonUrl: "https://calendar.tryline-web-design.example/in-person-30min",
    onlineUrl: "https://calendar.tryline-web-design.example/online-30min",
  },
  /** [] where there are none. */
  socialLinks: [
    { name: "Facebook", url: "https://social.tryline-web-design.example/facebook" },
    { name: "Instagram", url: "https://social.tryline-web-design.example/instagram" },
    { name: "LinkedIn", url: "https://social.tryline-web-design.example/linkedin" },
  ],
  analyticsTagId: "",
  geo: { region: "GB-WAR", placename: "Rugby", latitude: 52.3709, longitude: -1.2642 },
  foundedYear: 2019,
  footerYear: 2024,
  updatedLabel: "Updated Weekly",
  priceRange: `${priceOf("Landing Page")}-${priceOf("Business Website")}`,
  /**
   * A line for each stretch of days or of a day with times of its own; '18:00' to '02:00' is until the next morning, '00:00' to
   * '23:59' all day. [] where it is by appointment.
   */
  hours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
  ],
  /**
   * As in 'We reply within 24 hours.': what pages and mails promise. Texts say it with {reply}. In words of their own do
   * so the facts of home.ts, and what is said of an audit in seo-bilton.ts and in domain/audit-forms.ts.
   */
  replyTime: "within 24 hours",
  vatStatement: "We are not VAT registered, so the price you see is the whole price.",
  privacyLine: "We use what you send only to answer you.",
};

/** Values nobody has confirmed yet. Take the line out when the real value is in; publishing waits for it. */
export const placeholders: Placeholders = [
  { path: "site.name", why: "the business name is made up" },
  { path: "site.legalLine", why: "the legal form and the owner's name are not known" },
  { path: "site.url", why: "an .example address belongs to nobody and cannot be visited" },
  { path: "site.email", why: "mail to an .example address reaches nobody" },
  { path: "site.phone", why: "01632 960960 is reserved for drama and rings nowhere" },
  { path: "site.whatsapp", why: "01632 960961 is reserved for drama and has no WhatsApp account" },
  { path: "site.address", why: "the street and the postcode do not exist" },
  { path: "site.address.mapsUrl", why: "it shows the town, not the office" },
  { path: "site.calendars", why: "the two calendar addresses do not exist" },
  { path: "site.socialLinks", why: "the three profiles do not exist" },
  { path: "site.vatStatement", why: "the owner has not confirmed the VAT status" },
];
