import type { ImageSource, PageOf, Plan } from "../generator/site.ts";
import type { SiteContent } from "./collections.ts";
import { consentFiles } from "./document/consent.tsx";
import { quoteFile } from "./document/quote-dialog.tsx";
import { outputs } from "./outputs.ts";
import { article } from "./pages/article.tsx";
import { blog } from "./pages/blog.tsx";
import { directory } from "./pages/directory.tsx";
import { home } from "./pages/home.tsx";
import { hosting } from "./pages/hosting.tsx";
import { industry } from "./pages/industry.tsx";
import { localSeo } from "./pages/local-seo.tsx";
import { location } from "./pages/location.tsx";
import { notFound } from "./pages/not-found.tsx";
import { plain } from "./pages/plain.tsx";
import { seoServices } from "./pages/seo-services.tsx";
import { support } from "./pages/support.tsx";
import { thankYou } from "./pages/thank-you.tsx";
import { training } from "./pages/training.tsx";
import { blogPages } from "./plan/blog.ts";
import { chromeOf } from "./plan/chrome.ts";
import { directoryPages } from "./plan/directories.ts";
import { industryPages } from "./plan/industries.ts";
import { locationPages } from "./plan/locations.ts";
import { sitePictures } from "./plan/pictures.ts";
import { plainPages } from "./plan/plain-pages.ts";
import { seoPages } from "./plan/seo.ts";
import { servicePages } from "./plan/services.ts";
import { singlePages } from "./plan/single-pages.ts";

/** By the name of the file in pages/. */
export const templates = {
  home,
  location,
  industry,
  hosting,
  support,
  training,
  "seo-services": seoServices,
  "local-seo": localSeo,
  blog,
  article,
  "thank-you": thankYou,
  "not-found": notFound,
  plain,
  directory,
};

/** Its first picture is the one for shared links. */
export type SitePage = PageOf<typeof templates> & { images: [social: string, ...others: string[]] };
export type Part = { pages: SitePage[]; images: ImageSource[] };

/** The site map: every page, picture and file, from content alone. */
export function plan(content: SiteContent): Plan {
  const { entries } = content;
  const chrome = chromeOf(content);
  const parts: (Part & Partial<Pick<Plan, "texts">>)[] = [
    singlePages(chrome),
    locationPages(content, chrome),
    industryPages(content, chrome),
    servicePages(chrome),
    seoPages(chrome),
    blogPages(entries.articles, chrome),
    plainPages(content, chrome),
    directoryPages(chrome),
  ];
  const pages = parts.flatMap(part => part.pages);
  return {
    pages,
    images: [...sitePictures, ...parts.flatMap(part => part.images)],
    texts: [
      ...outputs(content, pages),
      quoteFile("quote", chrome),
      ...consentFiles(chrome),
      ...parts.flatMap(part => part.texts ?? []),
    ],
    redirects: [],
  };
}
