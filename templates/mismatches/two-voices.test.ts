import { expect, test } from "vitest";
import { twoVoices } from "./two-voices.ts";

const text = "They wrote it from my answers, and customers now read the price before they ring.";
const review = (name: string, words = text) => ({ name, business: "B", text: words, rating: 5 });
const found = (...values: unknown[]) =>
  twoVoices(values.map((value, index) => ({ file: `${index}.ts`, value }))).map(
    ({ file, search, message }) => `${file} ${search}: ${message}`,
  );

test("a review that stands under two names is told where the second one is, also on another page", () => {
  expect(found([review("J. M."), review("S. K.")])).toEqual([
    "0.ts S. K.: 'S. K.' says word for word what 'J. M.' says in 0.ts",
  ]);
  const retyped = text.toUpperCase().replace(",", " –");
  expect(found([review("J. M.")], { page: { testimonials: [review("A. B.", retyped)] } })).toEqual([
    `1.ts ${retyped.slice(0, 30)}: 'A. B.' says word for word what 'J. M.' says in 0.ts`,
  ]);
});

test("but not one customer on two pages, two who use the same few words, or other texts", () => {
  expect(found([review("J. M.")], [review("J. M.")])).toEqual([]);
  expect(found([review("A", "Highly recommended!"), review("B", "Highly recommended!")])).toEqual(
    [],
  );
  expect(found([review("A"), review("B", `${text} Thank you.`)])).toEqual([]);
  expect(
    found([
      { name: "Uptime", text },
      { name: "Support", text },
    ]),
  ).toEqual([]);
});
