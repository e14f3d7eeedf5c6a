import { trainingPlans } from "./plans.ts";
import type { Training } from "./rules/page-schemas.ts";
import { lowestPrice } from "./rules/prices.ts";

const from = lowestPrice(trainingPlans);

/** /dunchurch-website-training; its prices stand in plans.ts. */
export const training: Training = {
  meta: {
    title: `Website Training Dunchurch | From ${from} per hour`,
    description: `Learn to run your own website in and near Dunchurch: text, pictures, search and figures. One-to-one, in a small group or online, from ${from} an hour.`,
  },
  hero: {
    headline: "Website training in Dunchurch",
    subheadline:
      "Learn to change your own website, at your own kitchen table if you like, from somebody who explains it twice.",
  },
  modules: {
    heading: "Six modules",
    intro:
      "Take them all or only the one you need, on your own site or, in a group, on a practice site.",
    items: [
      {
        title: "Finding your way round",
        description:
          "Signing in safely, what is a page and what is a setting, and how to undo anything you do.",
        duration: "2h",
      },
      {
        title: "Writing and changing pages",
        description:
          "Headings, prices, links and opening hours. You rewrite one real page from start to finish.",
        duration: "2h",
      },
      {
        title: "Photographs that load quickly",
        description:
          "Taking, cropping and shrinking pictures on a phone, and describing them for people who cannot see them.",
        duration: "1.5h",
      },
      {
        title: "Being found locally",
        description:
          "Titles, descriptions and your entry on the map, with searches from Dunchurch and Rugby as examples.",
        duration: "2.5h",
      },
      {
        title: "Reading your figures",
        description:
          "Who came, from where and what they did next. Four numbers worth a look each month, and many that are not.",
        duration: "1.5h",
      },
      {
        title: "Safety and routine",
        description:
          "Passwords, backups, updates and suspicious emails. You leave with a checklist for the month and the year.",
        duration: "2h",
      },
    ],
  },
  plans: {
    heading: "Prices",
    intro: "No course fee and no certificate, only time with somebody who knows the subject.",
  },
  sections: [
    {
      heading: "Who it is for",
      paragraphs: [
        "People who have a website and ring somebody each time a price changes. You need no previous knowledge beyond email and a browser.",
      ],
      points: [
        "Shop and pub owners in and around Dunchurch",
        "Village halls, clubs and parish groups",
        "Sole traders who do their own paperwork",
        "New staff who have inherited the website",
      ],
    },
    {
      heading: "How a session works",
      paragraphs: [
        "You send us the address of your site and the three things you would most like to be able to do. We prepare those, and you do the typing; a group does it on a practice site. Written notes, or the recording of an online session, follow the same week.",
      ],
      points: [
        "We come to you within about ten minutes of Dunchurch",
        "Your own laptop, or one of ours",
        "Works with WordPress, Wix, Squarespace and Shopify",
        "Stop when you have had enough: alone or online, unused time is not charged",
      ],
    },
  ],
  closing: {
    heading: "Not sure which module?",
    text: "Tell us what you tried last and where it stopped. We suggest the shortest way on.",
  },
};
