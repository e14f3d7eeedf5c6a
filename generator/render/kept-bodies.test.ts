import { expect, test } from "vitest";
import type { RenderedBody } from "../markdown/markdown.ts";
import { keptBodies } from "./kept-bodies.ts";

const source = (n: number, hash = `hash ${n}`) => ({ file: `${n}.md`, offset: 0, hash });
const made = (text: string): RenderedBody => ({ html: text, headings: [], sections: () => [] });

test("a body that was kept is given away once", () => {
  const bodies = keptBodies();
  bodies.keep(source(1), "One.");
  expect(bodies.take(source(1))?.text).toBe("One.");
  expect(bodies.take(source(1))).toBeUndefined();
});

test("a body is not given to whom wants another one of the same file", () => {
  const bodies = keptBodies();
  bodies.keep(source(1, "as it was"), "One.");
  expect(bodies.take(source(1, "as it is now"))).toBeUndefined();
});

test("bodies are kept while there is room, which those that are taken give back", async () => {
  const bodies = keptBodies(5);
  const kept = (n: number) => bodies.take(source(n))?.text;
  for (const n of [1, 2, 3]) bodies.keep(source(n), `${n}.`);
  await bodies.makeAhead(made, () => true);
  expect([1, 2, 3].map(kept)).toEqual(["1.", "2.", undefined]);
  for (const n of [4, 5, 6]) bodies.keep(source(n), `${n}.`);
  expect([4, 5, 6].map(kept)).toEqual(["4.", "5.", undefined]);
});

test("bodies are made ahead in their order, until this is wanted no longer", async () => {
  const bodies = keptBodies();
  for (const n of [1, 2, 3]) bodies.keep(source(n), `${n}.`);
  let count = 0;
  await bodies.makeAhead(made, () => ++count <= 2);
  const found = [1, 2, 3].map(n => bodies.take(source(n))?.made?.html);
  expect(found).toEqual(["1.", "2.", undefined]);
});

test("a body that cannot be made ahead is left to be made with its page", async () => {
  const bodies = keptBodies();
  for (const n of [1, 2]) bodies.keep(source(n), `${n}.`);
  const make = (text: string) => {
    if (text === "1.") throw new Error("It shows a picture.");
    return made(text);
  };
  await bodies.makeAhead(make, () => true);
  expect(bodies.take(source(1))).toMatchObject({ text: "1.", made: undefined });
  expect(bodies.take(source(2))?.made?.html).toBe("2.");
});
