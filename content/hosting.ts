import { hostingPlans } from "./plans.ts";
import type { Hosting } from "./rules/page-schemas.ts";
import { lowestPrice } from "./rules/prices.ts";
import { site } from "./site.ts";

const from = lowestPrice(hostingPlans);

/** /coventry-website-hosting-support; its plans stand in plans.ts, its questions in faqs.ts. */
export const hosting: Hosting = {
  meta: {
    title: `Website Hosting & Support Coventry | From ${from}/month`,
    description: `Hosting, updates, backups and small changes for Coventry business websites, from ${from} a month. Somebody 25 minutes away who answers when it matters.`,
  },
  hero: {
    headline: "Coventry website hosting & support",
    subheadline: `We keep your website up, safe and correct, and make the small changes you never get round to. From ${from} a month.`,
  },
  features: {
    heading: "Hosting that you do not have to think about",
    intro: "Every plan includes all four.",
    items: [
      {
        title: "Uptime 99.9%",
        text: "Your site is watched day and night. If it stops answering, we get the message, so that you do not have to ring.",
      },
      {
        title: "Moving in is our job",
        text: "We copy your site, test it and switch the address over. Your email carries on as before.",
      },
      {
        title: "Backups that have been tried",
        text: "A copy of the whole site is kept in a second place, and we restore one now and then to see that it really works.",
      },
      {
        title: "Certificates and updates",
        text: "The padlock in the address bar renews itself, and security updates are part of every plan.",
      },
    ],
  },
  services: {
    heading: "Support from people who know your site",
    intro: "Use your monthly hours for any of these.",
    items: [
      {
        title: "Changes to text and pictures",
        text: "New prices, new opening hours, a member of staff who has joined or left. Send an email and it is done.",
      },
      {
        title: "Repairs",
        text: "Forms that no longer send, pages that break on new phones, links that lead nowhere.",
      },
      {
        title: "Speed and security checks",
        text: "We look for slow pages and out-of-date parts, and put right what we find, most urgent first.",
      },
      {
        title: "Help on the telephone",
        text: "For the moments when you would rather have somebody explain it than write it down.",
      },
    ],
  },
  plans: {
    heading: "Hosting and support plans",
    intro: "Paid by the month. Leave at the end of any month.",
  },
  testimonials: [
    {
      name: "R. D.",
      business: "A lettings agency",
      location: "Earlsdon, Coventry",
      text: "Our old provider had stopped answering. The move was done in an evening and we did not lose a single email.",
      rating: 5,
      verified: false,
    },
    {
      name: "Office manager",
      business: "A machine shop",
      location: "Foleshill, Coventry",
      text: "I send the changes on Friday and they are there on Monday. That is all I ever wanted from it.",
      rating: 5,
      verified: false,
    },
  ],
  closing: {
    heading: "Not sure what your site needs?",
    text: `Tell us its address and what annoys you about it. We take a look and reply ${site.replyTime}.`,
  },
};
