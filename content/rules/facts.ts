import type { ZodType } from "zod";
import { analytics } from "../analytics.ts";
import { blog, categories } from "../blog.ts";
import { seoCatalogue, webCatalogue } from "../catalogue.ts";
import { claims } from "../claims.ts";
import { colours, signalColours } from "../colours.ts";
import { homeFaqs, hostingFaqs, seoFaqs } from "../faqs.ts";
import { home } from "../home.ts";
import { hosting } from "../hosting.ts";
import { footerGroups, menu } from "../navigation.ts";
import { notFound } from "../not-found.ts";
import { places } from "../places.ts";
import { hostingPlans, supportPlans, trainingPlans } from "../plans.ts";
import { reviews } from "../reviews.ts";
import { seoBilton } from "../seo-bilton.ts";
import { seoCoventry } from "../seo-coventry.ts";
import { seoDunchurch } from "../seo-dunchurch.ts";
import { seoServices } from "../seo-services.ts";
import { placeholders, site } from "../site.ts";
import { support } from "../support.ts";
import { thankYou } from "../thank-you.ts";
import { townWords } from "../town-words.ts";
import { tradeWords } from "../trade-words.ts";
import { training } from "../training.ts";
import { apartFrom } from "./catalogue-rules.ts";
import * as schemas from "./fact-schemas.ts";
import { footerGroupsSchema, menuSchema } from "./navigation-schemas.ts";
import * as pages from "./page-schemas.ts";
import { ofValuesIn } from "./placeholder-rules.ts";
import { placeholdersSchema, placesSchema, siteSchema } from "./site-schemas.ts";
import { sold } from "./sold.ts";

const { faqsSchema, localSeoSchema } = pages;
const { catalogueSchema, plansSchema, soldSchema } = schemas;

type Fact = { value: unknown; schema: ZodType; isShown?: boolean };
type FactFile = { file: string; consts: Record<string, Fact> };

/** Every typed data file, each of its consts with the schema it is held to at build. */
export const facts: FactFile[] = [
  {
    file: "content/site.ts",
    consts: {
      site: { value: site, schema: siteSchema },
      placeholders: {
        value: placeholders,
        schema: placeholdersSchema.superRefine(ofValuesIn({ site })),
      },
    },
  },
  {
    file: "content/catalogue.ts",
    consts: {
      webCatalogue: { value: webCatalogue, schema: soldSchema.superRefine(apartFrom([])) },
      seoCatalogue: {
        value: seoCatalogue,
        schema: catalogueSchema.superRefine(apartFrom([webCatalogue])),
      },
    },
  },
  {
    file: "content/colours.ts",
    consts: {
      colours: { value: colours, schema: schemas.coloursSchema },
      signalColours: { value: signalColours, schema: schemas.signalColoursSchema },
    },
  },
  {
    file: "content/places.ts",
    consts: { places: { value: places, schema: placesSchema } },
  },
  {
    file: "content/plans.ts",
    consts: {
      hostingPlans: { value: hostingPlans, schema: plansSchema },
      supportPlans: { value: supportPlans, schema: plansSchema },
      trainingPlans: { value: trainingPlans, schema: plansSchema },
    },
  },
  {
    file: "content/faqs.ts",
    consts: {
      homeFaqs: { value: homeFaqs, schema: faqsSchema },
      hostingFaqs: { value: hostingFaqs, schema: faqsSchema, isShown: sold.hosting },
      seoFaqs: { value: seoFaqs, schema: faqsSchema, isShown: sold.seo },
    },
  },
  {
    file: "content/navigation.ts",
    consts: {
      menu: { value: menu, schema: menuSchema },
      footerGroups: { value: footerGroups, schema: footerGroupsSchema },
    },
  },
  {
    file: "content/claims.ts",
    consts: { claims: { value: claims, schema: schemas.claimsSchema } },
  },
  {
    file: "content/reviews.ts",
    consts: { reviews: { value: reviews, schema: pages.reviewsSchema } },
  },
  { file: "content/home.ts", consts: { home: { value: home, schema: pages.homeSchema } } },
  {
    file: "content/hosting.ts",
    consts: { hosting: { value: hosting, schema: pages.hostingSchema, isShown: sold.hosting } },
  },
  {
    file: "content/support.ts",
    consts: { support: { value: support, schema: pages.supportSchema, isShown: sold.support } },
  },
  {
    file: "content/training.ts",
    consts: { training: { value: training, schema: pages.trainingSchema, isShown: sold.training } },
  },
  {
    file: "content/seo-services.ts",
    consts: {
      seoServices: { value: seoServices, schema: pages.seoServicesSchema, isShown: sold.seo },
    },
  },
  {
    file: "content/seo-coventry.ts",
    consts: { seoCoventry: { value: seoCoventry, schema: localSeoSchema, isShown: sold.seo } },
  },
  {
    file: "content/seo-bilton.ts",
    consts: { seoBilton: { value: seoBilton, schema: localSeoSchema, isShown: sold.seo } },
  },
  {
    file: "content/seo-dunchurch.ts",
    consts: { seoDunchurch: { value: seoDunchurch, schema: localSeoSchema, isShown: sold.seo } },
  },
  {
    file: "content/town-words.ts",
    consts: { townWords: { value: townWords, schema: pages.townWordsSchema } },
  },
  {
    file: "content/trade-words.ts",
    consts: { tradeWords: { value: tradeWords, schema: pages.tradeWordsSchema } },
  },
  {
    file: "content/blog.ts",
    consts: {
      blog: { value: blog, schema: pages.blogSchema },
      categories: { value: categories, schema: pages.categoriesSchema },
    },
  },
  {
    file: "content/thank-you.ts",
    consts: { thankYou: { value: thankYou, schema: pages.thankYouSchema } },
  },
  {
    file: "content/analytics.ts",
    consts: { analytics: { value: analytics, schema: pages.analyticsSchema } },
  },
  {
    file: "content/not-found.ts",
    consts: { notFound: { value: notFound, schema: pages.notFoundSchema } },
  },
];

/** Those whose words a page shows: what is said of anything that is not sold is read by nobody. */
export const shownFacts: FactFile[] = facts
  .map(({ file, consts }) => ({
    file,
    consts: Object.fromEntries(Object.entries(consts).filter(([, { isShown = true }]) => isShown)),
  }))
  .filter(({ consts }) => Object.keys(consts).length > 0);
