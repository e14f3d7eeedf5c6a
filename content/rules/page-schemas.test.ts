import { expect, test } from "vitest";
import { webCatalogue } from "../catalogue.ts";
import { home } from "../home.ts";
import { hosting } from "../hosting.ts";
import { seoBilton } from "../seo-bilton.ts";
import { seoServices } from "../seo-services.ts";
import { training } from "../training.ts";
import {
  faqsSchema,
  homeSchema,
  hostingSchema,
  localSeoSchema,
  reviewsSchema,
  seoServicesSchema,
  trainingSchema,
} from "./page-schemas.ts";

test("a module of the course says how many hours it takes", () => {
  const takes = (duration: string) => {
    const [first, ...others] = training.modules.items;
    const items = [{ ...first, duration }, ...others];
    return trainingSchema.shape.modules.safeParse({ ...training.modules, items }).success;
  };
  for (const good of ["2h", "1.5h", "10h"]) expect(takes(good)).toBe(true);
  // They would count as 90 hours, as one, and as none at all.
  for (const bad of ["90 min", "1h 30", "half a day", "1,5h"]) expect(takes(bad)).toBe(false);
});

test.each([0, 1, 9])("a business may work in %i towns", count => {
  const areas = { ...home.areas, towns: Array.from({ length: count }, (_, index) => `t${index}`) };
  expect(homeSchema.safeParse({ ...home, areas }).success).toBe(true);
});

test.each([0, 1])(
  "a page that has %i real reviews and one question so far is not held back",
  count => {
    const testimonials = hosting.testimonials.slice(0, count);
    const items = seoBilton.testimonials.items.slice(0, count);
    const local = { ...seoBilton.testimonials, items };
    const stories = { ...seoServices.stories, items: seoServices.stories.items.slice(0, count) };
    expect(reviewsSchema.safeParse(testimonials).success).toBe(true);
    expect(hostingSchema.shape.testimonials.safeParse(testimonials).success).toBe(true);
    expect(localSeoSchema.shape.testimonials.safeParse(local).success).toBe(true);
    expect(seoServicesSchema.shape.stories.safeParse(stories).success).toBe(true);
    expect(faqsSchema.safeParse([{ question: "When?", answer: "Now." }]).success).toBe(true);
  },
);

test.each(["services", "reasons"] as const)(
  "a page of local SEO without any %s is refused: their heading would stand over nothing",
  list => {
    const without = { ...seoBilton, [list]: { ...seoBilton[list], items: [] } };
    expect(localSeoSchema.safeParse(without).error?.issues).toMatchObject([
      { path: [list, "items"] },
    ]);
  },
);

test("a price in braces that no question or review of a typed data file fills in is refused", () => {
  const asked = `From {£ ${webCatalogue.packages[0]?.name}}.`;
  const review = { name: "A", business: "B", text: asked, rating: 5, verified: true };
  const fix = expect.stringContaining("fillIn");
  expect(faqsSchema.safeParse([{ question: "Why?", answer: asked }]).error?.issues).toMatchObject([
    { path: [0, "answer"], fix },
  ]);
  expect(reviewsSchema.safeParse([review]).error?.issues).toMatchObject([
    { path: [0, "text"], fix },
  ]);
});
