import { type TransformFailure, transform } from "esbuild";
import { expect, test } from "vitest";
import { dataSlip } from "./data-slips.ts";

test.each([
  ["  price: £199,", "Write no signs before a number"],
  ["  price: 199p,", "Write nothing right behind a number"],
  ["  price: 19,900,", "without commas or spaces between its digits"],
  ['  name: "1,000 words" more,', "A mark within a text"],
  ["  price: 0199,", "Take the 0 away"],
  ["  price: 199;", "a comma behind its value"],
  ["  price: 1,349.00,", "without commas or spaces between its digits"],
  ["  price: 1 349,", "without commas or spaces between its digits"],
  ['  name: "A" price: 199,', "the missing comma"],
  ['  price: 199 name: "A",', "the missing comma"],
  ['  isMonthly: true note: fillIn("A"),', "the missing comma"],
  ['  days: ["Monday" "Tuesday"],', "the missing comma"],
  ["  hours: [{ from: 8 } { from: 9 }],", "the missing comma"],
  ['  name: "The "best: so far" one",', "A mark within a text"],
  ["  route: /blog,", 'Write   "/blog"'],
  ["  route: /blog/seo-tips,", 'Write   "/blog/seo-tips"'],
  ['  map: "https://maps.test", route: /blog,', 'Write   "/blog"'],
  ['};\n{\n  name: "A",\n  price: 199,\n};\nexport const b = {', "outside of all lists"],
  ['  offers: [\n    // { name: "A",\n    price: 199 }],', "the   {   that is missing"],
  ["};\nexport const days: Days: [1];\nexport const b = {", "Write   =   in place"],
  ["  price = 199,", "a colon behind a name"],
  ["  price 199,", "name: value"],
  ["  price: ,", "the missing value"],
  ["  price: 199,,", "take one comma away"],
  ['  price: 199\n  name: "A",', "the line above: a comma"],
  ["  name: “A”,", "straight quotation marks"],
  ['  name: "A,', "on one line"],
  ['  name: "A\n  B",', "on one line"],
  ['  name: "The "A" one",', "A mark within a text"],
  ["  name: 'Joe's',", "A mark within a text"],
  ["  name: The one,", "between straight quotation marks"],
  ["  <!-- old -->", "Begin a comment with   //"],
  ["  # old", "Begin a comment with   //"],
  ["  #old", "Begin a comment with   //"],
  ["  price: 199, # old", "Begin a comment with   //"],
  ["  -- old", "Begin a comment with   //"],
  ["  / old", "Begin a comment with   //"],
  ["  place: 52,3709,", "as in 1299 or 52.37"],
  ["  hours: { from: 8, to: 12,", "a { or [ without its } or ]"],
  ["};\nThe old prices.\nexport const old = {", "name: value"],
  ["  days: [1, 2];", "a comma behind its value"],
  ["  ink: #ffe600,", 'Write   "#ffe600"'],
  ["  ink: #0b5d3f,", 'Write   "#0b5d3f"'],
  ['  ink: "#0b5d3f", turf: #ffe600,', 'Write   "#ffe600"'],
  ["  name: ´A´,", "Write straight quotation marks"],
  ["  hours: [{ from: 8 }}],", "Take this bracket away"],
  ["  days: [1, 2]],", "Take this bracket away"],
  ["  price:\u200b 199,", "type it anew"],
])("'%s' in a typed data file is told what to write", async (lines, fix) => {
  expect((await slipIn(lines)).fix).toContain(fix);
});

test("what has no words of its own is said as the compiler says it", () => {
  expect(dataSlip('Could not resolve "./a.ts"', "", 0)).toEqual({
    message: 'Could not resolve "./a.ts"',
  });
});

async function slipIn(lines: string) {
  const code = `export const offer = {\n${lines}\n  more: 1,\n};\n`;
  const failure: TransformFailure = await transform(code, { loader: "ts", format: "esm" }).then(
    () => {
      throw new Error("It compiles.");
    },
    error => error,
  );
  const { text = "", location } = failure.errors[0] ?? {};
  return dataSlip(text, location?.lineText ?? "", location?.column ?? 0);
}
