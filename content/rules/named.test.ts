import { expect, test } from "vitest";
import { named, textWith } from "./named.ts";

const inTown = textWith("town", "county");

test("what many pages share is said of each by its name", () => {
  expect(named("Around {town}, {county}", { town: "Tŷ-du $&", county: "Gwent" })).toBe(
    "Around Tŷ-du $&, Gwent",
  );
  expect(inTown.safeParse("Around {town}, {county}").success).toBe(true);
});

test.each(["Around {twon}", "Around {town", "In {Town}", "{trade} in {town}"])(
  "in '%s' something stands in braces that nothing is filled in for",
  words => {
    expect(inTown.safeParse(words).error?.issues).toMatchObject([
      { message: expect.stringContaining("stands for nothing here") },
    ]);
  },
);
