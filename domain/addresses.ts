/** Routes have no trailing slash; how they are spelt in links and files is the generator's one rule. */
export const routes = {
  home: "/",
  notFound: "/404",
  thankYou: "/thank-you",
  blog: "/blog",
  hostingCoventry: "/coventry-website-hosting-support",
  supportBilton: "/bilton-website-support",
  seo: "/seo-services",
  seoCoventry: "/coventry-seo-agency",
  seoBilton: "/bilton-seo-company",
  seoDunchurch: "/dunchurch-seo-services",
  trainingDunchurch: "/dunchurch-website-training",
  privacy: "/privacy",
  terms: "/terms",
  accessibility: "/accessibility",
} as const;

/** Where all pages of a kind are listed, once they are too many for every page to link to. */
export const directoryRoutes = { locations: "/locations", industries: "/industries" } as const;

type SectionId =
  | "home"
  | "services"
  | "reviews"
  | "areas"
  | "pricing"
  | "about"
  | "booking"
  | "faq"
  | "contact";

/** A section of the home page, from any page: '/#pricing'. */
export function sectionRoute(id: SectionId): string {
  return `/#${id}`;
}

/** Behind the home page's address, before the package, for whom its contact form stands in for the order. */
export const quoteQuery = "?quote=";

export function articleRoute(slug: string): string {
  return `${routes.blog}/${slug}`;
}

/** Page 1 of the blog is the blog itself. */
export function blogPageRoute(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`;
}

/** Of lists that come and go with the number of texts: a visitor who asks for one that is no more finds the not-found page. */
export const listPageRoutes = /^\/(blog\/page\/\d+|locations|industries)$/;

/** '/web-design-{slug}', or the record's own canonical address, given as a path or in full. */
export function locationRoute(slug: string, canonicalUrl?: string): string {
  return canonicalUrl ? pathOf(canonicalUrl) : `/web-design-${slug}`;
}

/** The slug of an industry's record says the trade; its page adds what it is about. */
export function industryRoute(slug: string): string {
  return slug.endsWith("-web-design") ? `/${slug}` : `/${slug}-web-design`;
}

export function plainPageRoute(slug: string): string {
  return `/${slug}`;
}

/** 'https://www.example.com/rugby/?x#y', with or without what begins it, is '/rugby'. */
export function pathOf(url: string): string {
  const path = url.replace(/^(?:https?:)?\/\/[^/]*|^www\.[^/]*/i, "").replace(/[?#].*$/, "");
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
