import type { Faq, Review } from "../content/rules/schemas.ts";
import { site } from "../content/site.ts";
import { routes } from "../domain/addresses.ts";
import type { PageTools, Tools } from "../generator/site.ts";
import type { Crumb } from "./parts/crumbs.ts";
import { scriptJson } from "./parts/words/escape.ts";

export type GraphNode = { "@type": string; [key: string]: unknown };

/** The one JSON-LD graph of a page. Ids are stable, so that the nodes of all pages speak of the same things. */
export const StructuredData = ({ nodes }: { nodes: GraphNode[] }) => {
  const json = scriptJson({ "@context": "https://schema.org", "@graph": nodes });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
};

/** Who speaks, what the page sells, what is asked there, and the way to it. */
export function pageNodes(
  tools: PageTools,
  page: { services?: Service[]; reviews?: Review[]; faqs?: Faq[]; crumbs?: Crumb[] },
): GraphNode[] {
  const { services = [], reviews, faqs = [], crumbs } = page;
  return [
    ...businessNodes(tools, reviews),
    ...services.map(service => serviceNode(tools, service)),
    ...faqNodes(faqs),
    ...(crumbs ? [breadcrumbNode(tools, crumbs)] : []),
  ];
}

/** Who speaks: the site, the organisation and the business on the spot; with the reviews that the page shows. */
export function businessNodes(tools: PageTools, reviews: Review[] = []): GraphNode[] {
  const id = ids(tools);
  const rating = reviews.length > 0 && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating(reviews),
      reviewCount: reviews.length,
    },
    review: reviews.map(reviewNode),
  };
  return [
    {
      "@type": "WebSite",
      "@id": id.website,
      url: tools.absolute("/"),
      name: site.name,
      inLanguage: site.language,
      publisher: { "@id": id.organization },
    },
    {
      ...organizationNode(tools),
      // Said once, at home: the other pages speak of the same node by its id.
      ...(tools.page.route === routes.home && profiles(site.socialLinks)),
    },
    {
      "@type": "LocalBusiness",
      "@id": id.business,
      name: site.name,
      url: tools.absolute("/"),
      image: tools.absolute("/icon-512.png"),
      telephone: site.phone.e164,
      email: site.email,
      priceRange: site.priceRange,
      ...(tools.page.route === routes.home && { foundingDate: String(site.foundedYear) }),
      address: {
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        addressLocality: site.address.locality,
        addressRegion: site.address.region,
        postalCode: site.address.postcode,
        addressCountry: site.address.country,
      },
      geo: {
        "@type": "GeoCoordinates",
        latitude: site.geo.latitude,
        longitude: site.geo.longitude,
      },
      ...(site.hours.length > 0 && {
        openingHoursSpecification: site.hours.map(({ days, opens, closes }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: days,
          opens,
          closes,
        })),
      }),
      ...rating,
    },
  ];
}

/** Who has no profile elsewhere says nothing of any: an empty list is no value of sameAs. */
export function profiles(links: { url: string }[]): { sameAs?: string[] } {
  return links.length > 0 ? { sameAs: links.map(({ url }) => url) } : {};
}

function organizationNode(tools: Tools): GraphNode {
  return {
    "@type": "Organization",
    "@id": ids(tools).organization,
    name: site.name,
    url: tools.absolute("/"),
    logo: tools.absolute("/icon-512.png"),
  };
}

export type Service = {
  name: string;
  description: string;
  area?: string;
  offers?: GraphNode | GraphNode[] | undefined;
};

function serviceNode(tools: PageTools, { name, description, area, offers }: Service): GraphNode {
  return {
    "@type": "Service",
    "@id": `${tools.absolute(tools.page.route)}#service-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`,
    name,
    description,
    provider: { "@id": ids(tools).business },
    areaServed: area ?? site.address.region ?? site.address.locality,
    ...(offers && { offers }),
  };
}

/** Nothing where the page has no questions. */
export function faqNodes(faqs: Faq[]): GraphNode[] {
  const mainEntity = faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return faqs.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : [];
}

export function breadcrumbNode(tools: Tools, crumbs: Crumb[]): GraphNode {
  const itemListElement = crumbs.map(({ name, route }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: tools.absolute(route),
  }));
  return {
    "@type": "BreadcrumbList",
    itemListElement,
  };
}

export function blogNode(tools: Tools, name: string): GraphNode {
  const { blog, organization } = ids(tools);
  const publisher = { "@id": organization };
  return { "@type": "Blog", "@id": blog, url: tools.absolute(routes.blog), name, publisher };
}

export function articleNode(
  tools: Tools,
  article: {
    route: string;
    title: string;
    excerpt: string;
    author: string;
    date: string;
    updated: string | null;
    image: string;
  },
): GraphNode {
  const { route, title, excerpt, author, date, updated, image } = article;
  return {
    "@type": "BlogPosting",
    "@id": `${tools.absolute(route)}#article`,
    headline: title,
    description: excerpt,
    image: tools.absolute(image),
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author: { "@type": author === site.name ? "Organization" : "Person", name: author },
    // In full, since no other node of the page does: the business is described where its services are.
    publisher: organizationNode(tools),
    isPartOf: { "@id": ids(tools).blog },
    mainEntityOfPage: tools.absolute(route),
  };
}

/** Of five stars, which is what search engines take for granted. */
function reviewNode({ name, text, rating }: Review): GraphNode {
  return {
    "@type": "Review",
    author: { "@type": "Person", name },
    reviewBody: text,
    reviewRating: { "@type": "Rating", ratingValue: String(rating) },
  };
}

/** '5.0': what the stars on the page come to. */
export function averageRating(reviews: Pick<Review, "rating">[]): string {
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
  return (sum / reviews.length).toFixed(1);
}

function ids(tools: Tools) {
  const home = tools.absolute("/");
  return {
    website: `${home}#website`,
    organization: `${home}#organization`,
    business: `${home}#business`,
    blog: `${tools.absolute(routes.blog)}#blog`,
  };
}
