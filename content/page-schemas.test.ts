import { expect, test } from "vitest";
import { hosting } from "./hosting.ts";
import { faqsSchema, hostingSchema, localSeoSchema, trainingSchema } from "./page-schemas.ts";
import { seoBilton } from "./seo-bilton.ts";
import { training } from "./training.ts";

test("a module of the course says how many hours it takes", () => {
  const takes = (duration: string) => {
    const [first, ...others] = training.modules.items;
    const items = [{ ...first, duration }, ...others];
    return trainingSchema.safeParse({ ...training, modules: { ...training.modules, items } })
      .success;
  };
  for (const good of ["2h", "1.5h", "10h"]) expect(takes(good)).toBe(true);
  // They would count as 90 hours, as one, and as none at all.
  for (const bad of ["90 min", "1h 30", "half a day", "1,5h"]) expect(takes(bad)).toBe(false);
});

test("a page that has one real review and one question so far is not held back", () => {
  const testimonials = hosting.testimonials.slice(1);
  const items = seoBilton.testimonials.items.slice(2);
  const local = { ...seoBilton, testimonials: { ...seoBilton.testimonials, items } };
  expect(hostingSchema.safeParse({ ...hosting, testimonials }).success).toBe(true);
  expect(localSeoSchema.safeParse(local).success).toBe(true);
  expect(faqsSchema.safeParse([{ question: "When?", answer: "Now." }]).success).toBe(true);
});
