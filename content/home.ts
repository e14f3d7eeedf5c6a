import { hostingPlans, supportPlans } from "./plans.ts";
import { fillIn } from "./rules/fill-in.ts";
import type { Home } from "./rules/page-schemas.ts";
import { lowestPrice } from "./rules/prices.ts";
import { site } from "./site.ts";

export const home: Home = {
  meta: {
    title: fillIn("Web Design in Rugby, Warwickshire | Websites from {£ Landing Page}"),
    description: fillIn(
      "Fixed-price websites and local SEO for small businesses in Rugby and Warwickshire. From {£ Landing Page}, live in 1-2 weeks, with one year of free hosting.",
    ),
  },
  hero: {
    headline: "Websites that win work for Rugby businesses",
    subheadline: fillIn(
      "Fixed-price websites from {£ Landing Page} for shops, trades and practices in Warwickshire, with 1 year of free hosting.",
    ),
    scoreboard: [
      { value: "70+", label: "projects" },
      { value: `Est. ${site.foundedYear}`, label: "in Rugby" },
      { value: "1-2 weeks", label: "delivery" },
      { value: "Reply", label: site.replyTime },
    ],
  },
  services: {
    heading: "What we do",
    intro: "Six things a small business usually needs from us, together or one at a time.",
    items: [
      {
        title: "Website design",
        text: "Up to ten pages that say what you do, where you work, what it costs and how to reach you. They read well on a phone first, because that is where most people will see them.",
        route: "/#pricing",
      },
      {
        title: "Local SEO",
        text: "We write and structure your pages so that people in your town find them, and report each month on which searches brought them.",
        route: "/seo-services",
      },
      {
        title: "Google Business Profile",
        text: "Your entry on the map, with the right category, area, opening hours and photographs, and a simple way to ask customers for a review.",
        route: "/rugby-web-design",
      },
      {
        title: "Hosting and support",
        text: "The first year of hosting is free. After that somebody still answers when you need a price changed or a page added.",
        route: "/coventry-website-hosting-support",
      },
      {
        title: "Bookings and online shops",
        text: "Customers book a table or a treatment, or buy from up to ten products, without a telephone call, and we take no marketplace fee.",
        route: "/#pricing",
      },
      {
        title: "Website training",
        text: "An hour or two at your own computer, until you can change text, pictures and prices yourself.",
        route: "/dunchurch-website-training",
      },
    ],
  },
  reviews: {
    heading: "What customers say",
    intro: "5-star reviews from businesses within half an hour of Rugby.",
  },
  areas: {
    heading: "Where we work",
    intro: "We meet at your place, at ours or by video. Minutes are by car from Rugby.",
    towns: ["rugby", "coventry", "leamington-spa", "nuneaton", "daventry", "market-harborough"],
    furtherTowns: ["bilton", "dunchurch", "hinckley"],
    furtherText: "We also work in",
  },
  pricing: {
    heading: "Prices",
    intro:
      "Every package has a fixed price. You know what you pay before we start, and nothing is charged when you send an enquiry.",
    hostingNote: fillIn(
      `Hosting is free for 1 year, then {£ Hosting renewal}/year. Support plans start from ${lowestPrice(hostingPlans.concat(supportPlans))}/month.`,
    ),
    addonsHeading: "Add-ons",
    addonsIntro: "Take any of these with a package, now or later.",
  },
  about: {
    heading: "A small studio in the middle of Rugby",
    paragraphs: [
      fillIn(
        `{name} began in ${site.foundedYear} with one website for one plumber who was tired of paying for leads. The site had four pages, a telephone number that could be tapped and a list of the villages he drove to. That is still how we work.`,
      ),
      "Most of our customers are sole traders, shops and practices with fewer than ten people. They do not need a brand workshop. They need a page that loads quickly, tells the truth about what they offer and can be found by somebody three streets away.",
      "You talk to the person who builds your site. If we think a smaller package will do, we say so, and if your present site only needs an afternoon’s repair, we say that too.",
    ],
    ledger: [
      { value: String(site.foundedYear), label: "established" },
      { value: "70+", label: "projects delivered" },
      { value: "5-star", label: "reviews" },
      { value: "1-2 weeks", label: "from agreed text to live site" },
      { value: "1 year", label: "free hosting" },
      { value: "24 hours", label: "to a reply, on working days" },
    ],
    processHeading: "How a project runs",
    process: [
      {
        title: "We talk for 30 minutes",
        text: "In person or by video. You tell us who your customers are and what they ask; we tell you which package fits.",
      },
      {
        title: "You send, we build",
        text: fillIn(
          "Your text, photographs and prices are all it takes. If you would rather not write, we do it from a conversation, for {£ Copywriting} a page.",
        ),
      },
      {
        title: "You see it working",
        text: "You get a private link to the real site, to open on your own phone, and use your revision rounds on it.",
      },
      {
        title: "It goes live",
        text: "We connect the domain, check every form and, with the larger packages, set up your map entry. A landing page can be done in 3 days.",
      },
    ],
  },
  booking: {
    heading: "Book a free 30-minute meeting",
    intro:
      "No preparation needed. Bring your questions, and the address of your site if you have one.",
    inPerson: {
      title: "Meet in person",
      text: "30 minutes at our office in Rugby or at your place of work.",
    },
    online: {
      title: "Meet online",
      text: "30 minutes by video. You get the link as soon as you have picked a time.",
    },
  },
  faq: {
    heading: "Questions people ask first",
    intro: "If yours is not here, ask us using the form below.",
  },
  contact: {
    heading: "Tell us what you need",
    intro: `A few lines are enough. We reply ${site.replyTime}.`,
  },
};
