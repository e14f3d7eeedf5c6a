import { wrongMarkOfText } from "../content/rules/mark-rules.ts";
import {
  type ArticleRecord,
  articleSchema,
  type IndustryRecord,
  industrySchema,
  type LocationRecord,
  locationSchema,
  type PlainPageRecord,
  plainPageSchema,
} from "../content/rules/schemas.ts";
import { articleRoute, industryRoute, locationRoute, plainPageRoute } from "../domain/addresses.ts";
import type { Collection, Content, Entry } from "../generator/site.ts";

/** The folders of markdown in content/, each held to its schema. */
export type Collections = {
  articles: Collection<ArticleRecord>;
  locations: Collection<LocationRecord>;
  industries: Collection<IndustryRecord>;
  pages: Collection<PlainPageRecord>;
};
export type SiteContent = Content<Collections>;
export type Article = Entry<ArticleRecord>;
export type Location = Entry<LocationRecord>;
export type Industry = Entry<IndustryRecord>;

export const collections: Collections = {
  articles: {
    singular: "article",
    schema: articleSchema,
    dated: true,
    picture: { file: "image", words: "imageAlt" },
    route: ({ slug }) => articleRoute(slug),
    wrongMark: wrongMarkOfText,
  },
  locations: {
    singular: "location",
    schema: locationSchema,
    route: ({ slug, record }) => locationRoute(slug, record.canonicalUrl),
    wrongMark: wrongMarkOfText,
  },
  industries: {
    singular: "industry",
    schema: industrySchema,
    route: ({ slug }) => industryRoute(slug),
    wrongMark: wrongMarkOfText,
  },
  pages: {
    singular: "page",
    schema: plainPageSchema,
    route: ({ slug }) => plainPageRoute(slug),
    wrongMark: wrongMarkOfText,
  },
};
