import { expect, test } from "vitest";
import { trainingSchema } from "./page-schemas.ts";
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
