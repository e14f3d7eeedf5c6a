import type { ZodType } from "zod";
import { analytics } from "../analytics.ts";
import { blog, categories } from "../blog.ts";
import { seoCatalogue, webCatalogue } from "../catalogue.ts";
import { claims } from "../claims.ts";
import { colours, signalColours } from "../colours.ts";
import { homeFaqs, hostingFaqs, seoFaqs } from "../faqs.ts";
import { home } from "../home.ts";
import { hosting } from "../hosting.ts";
import { buttons, footerGroups, menu } from "../navigation.ts";
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
import * as schemas from "./fact-schemas.ts";
import { buttonsSchema, footerGroupsSchema, menuSchema } from "./navigation-schemas.ts";
import * as pages from "./page-schemas.ts";
import { placeholdersSchema, placesSchema, siteSchema } from "./site-schemas.ts";
import { sold } from "./sold.ts";
import { apartFrom } from "./values/catalogue-rules.ts";
import { ofValuesIn } from "./values/placeholder-rules.ts";

const { faqsSchema, localSeoSchema } = pages;
const { catalogueSchema, plansSchema, soldSchema } = schemas;

type Fact = { value: unknown; schema: ZodType; isShown?: boolean };
type Consts = Record<string, Fact>;

/** Of every typed data file each const, with the schema it is held to at build. */
const files: Record<string, Consts> = {
  "content/site.ts": {
    site: { value: site, schema: siteSchema },
    placeholders: {
      value: placeholders,
      schema: placeholdersSchema.superRefine(ofValuesIn({ site })),
    },
  },
  "content/catalogue.ts": {
    webCatalogue: { value: webCatalogue, schema: soldSchema.superRefine(apartFrom([])) },
    seoCatalogue: {
      value: seoCatalogue,
      schema: catalogueSchema.superRefine(apartFrom([webCatalogue])),
    },
  },
  "content/colours.ts": {
    colours: { value: colours, schema: schemas.coloursSchema },
    signalColours: { value: signalColours, schema: schemas.signalColoursSchema },
  },
  "content/places.ts": { places: { value: places, schema: placesSchema } },
  "content/plans.ts": {
    hostingPlans: { value: hostingPlans, schema: plansSchema },
    supportPlans: { value: supportPlans, schema: plansSchema },
    trainingPlans: { value: trainingPlans, schema: plansSchema },
  },
  "content/faqs.ts": {
    homeFaqs: { value: homeFaqs, schema: faqsSchema },
    hostingFaqs: { value: hostingFaqs, schema: faqsSchema, isShown: sold.hosting },
    seoFaqs: { value: seoFaqs, schema: faqsSchema, isShown: sold.seo },
  },
  "content/navigation.ts": {
    menu: { value: menu, schema: menuSchema },
    buttons: { value: buttons, schema: buttonsSchema },
    footerGroups: { value: footerGroups, schema: footerGroupsSchema },
  },
  "content/claims.ts": { claims: { value: claims, schema: schemas.claimsSchema } },
  "content/reviews.ts": { reviews: { value: reviews, schema: pages.reviewsSchema } },
  "content/home.ts": { home: { value: home, schema: pages.homeSchema } },
  "content/hosting.ts": {
    hosting: { value: hosting, schema: pages.hostingSchema, isShown: sold.hosting },
  },
  "content/support.ts": {
    support: { value: support, schema: pages.supportSchema, isShown: sold.support },
  },
  "content/training.ts": {
    training: { value: training, schema: pages.trainingSchema, isShown: sold.training },
  },
  "content/seo-services.ts": {
    seoServices: { value: seoServices, schema: pages.seoServicesSchema, isShown: sold.seo },
  },
  "content/seo-coventry.ts": {
    seoCoventry: { value: seoCoventry, schema: localSeoSchema, isShown: sold.seo },
  },
  "content/seo-bilton.ts": {
    seoBilton: { value: seoBilton, schema: localSeoSchema, isShown: sold.seo },
  },
  "content/seo-dunchurch.ts": {
    seoDunchurch: { value: seoDunchurch, schema: localSeoSchema, isShown: sold.seo },
  },
  "content/town-words.ts": { townWords: { value: townWords, schema: pages.townWordsSchema } },
  "content/trade-words.ts": { tradeWords: { value: tradeWords, schema: pages.tradeWordsSchema } },
  "content/blog.ts": {
    blog: { value: blog, schema: pages.blogSchema },
    categories: { value: categories, schema: pages.categoriesSchema },
  },
  "content/thank-you.ts": { thankYou: { value: thankYou, schema: pages.thankYouSchema } },
  "content/analytics.ts": { analytics: { value: analytics, schema: pages.analyticsSchema } },
  "content/not-found.ts": { notFound: { value: notFound, schema: pages.notFoundSchema } },
};

export const facts = Object.entries(files).map(([file, consts]) => ({ file, consts }));

/** Those whose words a page shows: what is said of anything that is not sold is read by nobody. */
export const shownFacts = facts
  .map(({ file, consts }) => ({
    file,
    consts: Object.fromEntries(Object.entries(consts).filter(([, { isShown = true }]) => isShown)),
  }))
  .filter(({ consts }) => Object.keys(consts).length > 0);
