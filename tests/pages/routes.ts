/** The specified addresses, spelt as the owner wrote them. */
export const locationRoutes = [
  "/rugby-web-design",
  "/web-design-coventry",
  "/web-design-leamington-spa",
  "/web-design-nuneaton",
  "/web-design-daventry",
  "/web-design-market-harborough",
  "/web-design-hinckley",
  "/dunchurch-web-design",
  "/bilton-web-design",
];
export const industryRoutes = [
  "/restaurant-web-design",
  "/tradesperson-web-design",
  "/healthcare-web-design",
  "/professional-services-web-design",
  "/retail-web-design",
  "/beauty-spa-web-design",
  "/estate-agent-web-design",
  "/manufacturing-b2b-web-design",
];
export const articleRoutes = [
  "/blog/getting-started-with-your-first-website",
  "/blog/why-rugby-businesses-need-professional-website-2025",
  "/blog/local-seo-tips-warwickshire-businesses",
  "/blog/website-design-trends-2025",
];
export const seoRoutes = [
  "/seo-services",
  "/coventry-seo-agency",
  "/bilton-seo-company",
  "/dunchurch-seo-services",
];
export const serviceRoutes = [
  "/coventry-website-hosting-support",
  "/bilton-website-support",
  "/dunchurch-website-training",
];

export const allRoutes = [
  "/",
  "/thank-you",
  "/blog",
  ...articleRoutes,
  ...locationRoutes,
  ...industryRoutes,
  ...serviceRoutes,
  ...seoRoutes,
  "/privacy",
  "/terms",
  "/accessibility",
];
