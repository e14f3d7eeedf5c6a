import { supportPlans } from "./plans.ts";
import type { Support } from "./rules/page-schemas.ts";
import { lowestPrice } from "./rules/prices.ts";

const from = lowestPrice(supportPlans);

/** /bilton-website-support; its plans stand in plans.ts. */
export const support: Support = {
  meta: {
    title: `Website Support Bilton, Rugby | Plans from ${from}/month`,
    description: `Hosting, updates and small changes for Bilton websites from ${from} a month. We are five minutes away and know your site, whoever built it.`,
  },
  hero: {
    headline: "Website support in Bilton, hosting included",
    subheadline: `A person five minutes away who keeps your website running and changes what needs changing, from ${from} a month.`,
  },
  services: {
    heading: "What we look after",
    intro: "The jobs that nobody has time for until something goes wrong.",
    items: [
      {
        title: "Hosting",
        text: "Fast UK hosting with a certificate, moved over by us from wherever your site is now.",
      },
      {
        title: "Updates and security",
        text: "The software behind your site is kept current, and we watch for anything that should not be there.",
      },
      {
        title: "Backups",
        text: "A full copy every week or every day, kept away from the server, ready to be put back.",
      },
      {
        title: "Small changes",
        text: "Prices, opening hours, photographs, a notice for the bank holiday. You write an email, we do it.",
      },
      {
        title: "Domain and email",
        text: "Renewals that are not forgotten, and email at your own domain that reaches the inbox.",
      },
      {
        title: "Your map entry",
        text: "Hours, photographs and replies to reviews on Google, kept in step with the website.",
      },
    ],
  },
  plans: {
    heading: "Support and hosting plans",
    intro: "Paid by the month, with no setup fee and no minimum term.",
  },
  steps: {
    heading: "How we take over a site",
    intro: "It normally takes a week, and your site stays online.",
    items: [
      {
        title: "We look at it together",
        text: "Over a coffee in Bilton or by video. We note what it runs on and who holds the passwords.",
      },
      {
        title: "We make a copy and test it",
        text: "The copy runs on our hosting at a private address until both of us are satisfied.",
      },
      {
        title: "We switch over in the evening",
        text: "The old hosting stays in place for a week. After that you have one number to ring.",
      },
    ],
  },
  closing: {
    heading: "Something broken right now?",
    text: "Tell us what you see and since when. If it can be mended without a plan, we say so.",
  },
};
