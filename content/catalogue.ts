import type { Catalogue } from "../domain/catalogue.ts";
import { formatPounds } from "../domain/money.ts";

/**
 * What can be ordered, and at which price. The page, the configurator and the form service sell this. Who gives a package
 * another name looks for the old one in all of content/ too: a build tells where a price is asked for by it, as in
 * '{£ Landing Page}', but not where words name it.
 */
export const webCatalogue: Catalogue = {
  type: "web",
  /** As in 'Your web design quote' and 'Thank you for your web design enquiry'. */
  label: "web design",
  packages: [
    {
      name: "Landing Page",
      pricePence: 19900,
      period: "once",
      description: "One page that says what you do, where you work and how to reach you.",
      features: [
        "1 page",
        "Basic contact/booking form",
        "Mobile-friendly",
        "Basic Rugby SEO",
        "3-day turnaround available",
        "1 revision round",
      ],
    },
    {
      name: "Business Website",
      pricePence: 34900,
      period: "once",
      popular: true,
      description: "A full site for a local business that wants to be found and contacted.",
      features: [
        "Up to 5 pages",
        "Contact forms",
        "SEO for Warwickshire",
        "Google Business Profile setup",
        "Directory submission",
        "Live chat integration",
        "1-2 week delivery",
        "2 revision rounds",
      ],
    },
    {
      name: "Pro Website",
      pricePence: 59900,
      period: "once",
      description: "A larger site that you can keep up to date yourself, with a blog or a gallery.",
      features: [
        "Up to 10 pages",
        "All Business features",
        "Advanced SEO",
        "CMS or blog",
        "Gallery/portfolio",
        "Email capture forms",
        "Google Analytics setup",
        "Priority support",
        "3 revision rounds",
      ],
    },
  ],
  addons: [
    { name: "Extra page", pricePence: 4900, hasQuantity: true },
    { name: "Logo design", pricePence: 9900 },
    { name: "Copywriting", pricePence: 4000, hasQuantity: true, note: "per page" },
    { name: "Booking integration", pricePence: 7500 },
    { name: "Online store (up to 10 items)", pricePence: 19900 },
    { name: "Hosting renewal", pricePence: 6000, note: "per year" },
    { name: "Maintenance", pricePence: 2500, isMonthly: true },
    { name: "Priority updates", pricePence: 1500, isMonthly: true },
  ],
};

const auditPence = 20000;

export const seoCatalogue: Catalogue = {
  type: "seo",
  label: "SEO",
  packages: [
    {
      name: "SEO Audit",
      pricePence: auditPence,
      period: "once",
      description: "A written report on where your website stands and what to put right first.",
      buttonLabel: "Get SEO Audit",
      note: `The first look is free and nothing is charged now. The full written audit is ${formatPounds(auditPence)}.`,
      features: [
        "Check of every page and link",
        "Keyword positions in your town",
        "Google Business Profile review",
        "Speed and mobile test",
        "Comparison with three competitors",
        "Written list of fixes, most useful first",
        "30-minute call to go through it",
      ],
    },
    {
      name: "Starter SEO",
      pricePence: 15000,
      period: "month",
      description: "The groundwork for a business that works in one town.",
      buttonLabel: "Choose Starter",
      features: [
        "Up to 5 keywords",
        "One town or village",
        "Titles and descriptions for up to 5 pages",
        "Google Business Profile upkeep",
        "Two directory listings a month",
        "Monthly report",
      ],
    },
    {
      name: "Professional SEO",
      pricePence: 30000,
      period: "month",
      popular: true,
      description: "Steady work on content and listings for a business with local rivals.",
      buttonLabel: "Choose Professional",
      features: [
        "Up to 15 keywords",
        "Up to three towns",
        "Work on up to 15 pages",
        "Google Business Profile posts every week",
        "One new article or page a month",
        "Technical fixes included",
        "Link building from local sites",
        "Monthly report and call",
      ],
    },
    {
      name: "Enterprise SEO",
      pricePence: 50000,
      period: "month",
      description: "For several branches, a large catalogue or a market across the Midlands.",
      buttonLabel: "Choose Enterprise",
      features: [
        "Up to 40 keywords",
        "Every town you serve",
        "Work on all pages",
        "Profiles for several branches",
        "Three new articles or pages a month",
        "Technical fixes within two working days",
        "Link building every month",
        "Competitor report each quarter",
        "A call every two weeks",
      ],
    },
  ],
  addons: [
    {
      name: "Additional location targeting",
      pricePence: 5000,
      hasQuantity: true,
      isMonthly: true,
    },
    { name: "Extra keyword research", pricePence: 7500 },
    { name: "Social media SEO", pricePence: 4000, isMonthly: true },
    { name: "E-commerce SEO", pricePence: 10000, isMonthly: true },
    { name: "Advanced analytics setup", pricePence: 15000 },
    { name: "Competitor monitoring", pricePence: 6000, isMonthly: true },
    { name: "Content writing (per article)", pricePence: 8000, hasQuantity: true },
    { name: "Link building campaign", pricePence: 20000, isMonthly: true },
  ],
};

export const catalogues: readonly Catalogue[] = [webCatalogue, seoCatalogue];
