import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blog } from "../content/blog.ts";
import { site } from "../content/site.ts";
import type { PageTools, Tools } from "../generator/site.ts";
import {
  articleNode,
  averageRating,
  blogNode,
  breadcrumbNode,
  faqNodes,
  pageNodes,
  profiles,
  StructuredData,
} from "./structured-data.tsx";

// Of all tools only addresses are used.
const tools = { absolute: (route: string) => `https://a.example${route}` } as Tools;

test("words that would end its script are written another way, and mean the same", () => {
  const nodes = faqNodes([{ question: "Is </script> one?", answer: "<b>Yes</b>" }]);
  const html = renderToStaticMarkup(StructuredData({ nodes }));
  const [, json = ""] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toContain("<");
  const acceptedAnswer = { "@type": "Answer", text: "<b>Yes</b>" };
  const question = { "@type": "Question", name: "Is </script> one?", acceptedAnswer };
  expect(JSON.parse(json)["@graph"]).toEqual([{ "@type": "FAQPage", mainEntity: [question] }]);
});

test("breadcrumbs are counted from one", () => {
  const crumbs = [
    { name: "Home", route: "/" },
    { name: "Coventry", route: "/web-design-coventry" },
  ];
  expect(breadcrumbNode(tools, crumbs).itemListElement).toMatchObject([
    { position: 1, name: "Home", item: "https://a.example/" },
    { position: 2, name: "Coventry", item: "https://a.example/web-design-coventry" },
  ]);
});

test("services with names of other letters are not taken for one", () => {
  const page = { route: "/" } as PageTools["page"];
  const services = ["Gŵyl", "Gýyl", "Gwyl"].map(name => ({ name, description: "A site" }));
  const ids = pageNodes({ ...tools, page } as PageTools, { services })
    .filter(node => node["@type"] === "Service")
    .map(node => node["@id"]);
  expect(new Set(ids).size).toBe(services.length);
});

test("an article is by the business, or by the person that it names", () => {
  const words = { route: "/blog/a", title: "A", excerpt: "B", date: "2026-01-01", image: "/a.png" };
  const authorOf = (author: string) =>
    articleNode(tools, { ...words, author, updated: null }).author;
  expect(authorOf(blog.author)).toEqual({ "@type": "Organization", name: blog.author });
  expect(authorOf("Jane Doe")).toEqual({ "@type": "Person", name: "Jane Doe" });
});

test("an article says its words, its picture and its days, and that it is one of the blog's", () => {
  const words = { route: "/blog/a", title: "A", excerpt: "B", date: "2026-01-01", image: "/a.png" };
  const updated = "2026-02-01";
  expect(articleNode(tools, { ...words, author: "Jane Doe", updated })).toMatchObject({
    "@type": "BlogPosting",
    headline: "A",
    description: "B",
    image: "https://a.example/a.png",
    datePublished: "2026-01-01",
    dateModified: updated,
    publisher: { "@type": "Organization", name: site.name },
    isPartOf: { "@id": blogNode(tools, "Blog")["@id"] },
    mainEntityOfPage: "https://a.example/blog/a",
  });
  const asWritten = articleNode(tools, { ...words, author: "Jane Doe", updated: null });
  expect(asWritten).not.toHaveProperty("dateModified");
});

test("a business without profiles elsewhere names none", () => {
  expect(profiles([{ url: "https://social.example/a" }])).toEqual({
    sameAs: ["https://social.example/a"],
  });
  expect(profiles([])).toEqual({});
});

test.each([
  [[5, 5, 5], "5.0"],
  [[5, 5, 4], "4.7"],
  [[3], "3.0"],
])("reviews with %j stars are rated %s on average", (ratings, average) => {
  expect(averageRating(ratings.map(rating => ({ rating })))).toBe(average);
});

test("a page that shows no reviews rates nobody, and a business without hours states none", () => {
  const { hours } = site;
  site.hours = [];
  const page = { route: "/" } as PageTools["page"];
  const [website, organization, business] = pageNodes({ ...tools, page } as PageTools, {});
  site.hours = hours;
  expect(website).toMatchObject({ publisher: { "@id": organization?.["@id"] } });
  expect(business).toMatchObject({ "@type": "LocalBusiness", telephone: site.phone.e164 });
  for (const unsaid of ["aggregateRating", "review", "openingHoursSpecification"])
    expect(business).not.toHaveProperty(unsaid);
});

test("what is offered for a town is offered there, all else in our own region", () => {
  const page = { route: "/" } as PageTools["page"];
  const services = [
    { name: "A", description: "A site", area: "Otley" },
    { name: "B", description: "A site" },
  ];
  const nodes = pageNodes({ ...tools, page } as PageTools, { services });
  expect(nodes.flatMap(({ areaServed = [] }) => areaServed)).toEqual([
    "Otley",
    site.address.region ?? site.address.locality,
  ]);
});

test("a page without questions says nothing of them", () => {
  expect(faqNodes([])).toEqual([]);
});
