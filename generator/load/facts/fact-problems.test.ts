import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import type { Schema } from "../../site.ts";
import { factProblems } from "./fact-problems.ts";

const link = z.strictObject({ label: z.string(), route: z.string() });
const list = z.strictObject({ label: z.string(), menu: z.literal("places") });
const schema = z.array(z.union([list, link]));

test.each([
  [[{ labl: "A", route: "/a" }], ["did you mean 'label'?"]],
  [[{ label: "A", rote: "/a" }], ["did you mean 'route'?"]],
  [[{ label: "A" }], ["'menu' is missing"]],
  [[{ label: "A", menu: "towns" }], ["it must be one of: places"]],
  [[{ label: 1, route: 2 }], ["it must be text, in quotes", "it must be text, in quotes"]],
  [[{ label: "A", colour: "red", route: "/a" }], ["there is no field 'colour' here"]],
  [[{ label: "A", route: "/a", menu: "places" }], ["does not go with the other fields here"]],
])("%j, which fits no shape, is held against the nearest", (value, messages) => {
  const found = problemsOf(value, schema).map(({ message }) => message);
  expect(found).toHaveLength(messages.length);
  for (const [at, message] of messages.entries()) expect(found[at]).toContain(message);
});

test.each([
  [{ period: "Once" }, 'Write it as   "once"'],
  [{ period: "yearly" }, "Correct 'period'"],
  [{ day: "Mon." }, 'Write it as   "Monday"'],
  [{ day: "Weds" }, 'Write it as   "Wednesday"'],
  [{ day: "M" }, "Correct 'day'"],
  [{ name: 24 }, 'Put quotes round it:   "24"'],
  [{ rating: "5" }, "Write it as   5"],
  [{ rating: "five" }, "Correct 'rating'"],
  [{ rating: "007" }, "Correct 'rating'"],
  [{ popular: "Yes" }, "Write it as   true"],
  [{ pence: "199" }, "Correct 'pence'"],
])("of %j is said what to write where that is clear", (value, fix) => {
  const sold = z.strictObject({
    period: z.enum(["once", "month"]).optional(),
    day: z.enum(["Monday", "Wednesday"]).optional(),
    name: z.string().optional(),
    rating: z.number().optional(),
    popular: z.boolean().optional(),
    pence: z.number("must be pence").optional(),
  });
  expect(problemsOf(value, sold)[0]?.fix).toContain(fix);
});

test("the beginning of a field's name is the field that is missing, and told once", () => {
  const priced = z.strictObject({ name: z.string(), pricePence: z.number() });
  const said = (value: unknown) => problemsOf(value, priced).map(({ message }) => message);
  expect(said({ name: "A", price: 1 })).toEqual([
    "there is no field 'price' here; did you mean 'pricePence'?",
  ]);
  expect(said({ name: "A", price: 1, pricePence: 1 })).toEqual(["there is no field 'price' here"]);
});

test("another name for the one field that is missing is told once, but one of two is not guessed", () => {
  const linked = z.strictObject({ label: z.string(), route: z.string() });
  const said = (value: unknown) => problemsOf(value, linked).map(({ message }) => message);
  expect(said({ label: "A", href: "/a" })).toEqual([
    "there is no field 'href' here; did you mean 'route'?",
  ]);
  expect(said({ href: "/a" })).toHaveLength(3);
  expect(said({ label: "A", href: "/a", to: "/b" })).toHaveLength(3);
});

test("a whole number written with a point is judged as it is written, where a schema has words for that", () => {
  const root = temporaryFolder();
  const source =
    "export const sold = { at: 52.00, items: [{ pence: 1349.00 }, { pence: 1349 }] };\n";
  writeFileSync(join(root, "sold.ts"), source);
  const pence = z.custom<number>(value => typeof value === "number", "must be pence");
  const schema = z.strictObject({ at: z.number(), items: z.array(z.strictObject({ pence })) });
  const value = { at: 52, items: [{ pence: 1349 }, { pence: 1349 }] };
  const sold = { value, schema };
  expect(factProblems(root, [{ file: "sold.ts", consts: { sold } }])).toMatchObject([
    { message: "must be pence", position: { column: source.indexOf("1349.00") + 1 } },
  ]);
});

test("nothing between two commas is told as that", () => {
  const root = temporaryFolder();
  writeFileSync(join(root, "menu.ts"), 'export const menu = ["A",, "B"];\n');
  const menu = { value: ["A", undefined, "B"], schema: z.array(z.string()) };
  expect(factProblems(root, [{ file: "menu.ts", consts: { menu } }])).toMatchObject([
    { message: "nothing stands between two commas of this list", position: { column: 26 } },
  ]);
});

test("a text of nothing is to be filled in, instead of counting its characters", () => {
  const [problem] = problemsOf({ label: "" }, z.strictObject({ label: z.string().min(1) }));
  expect(problem?.message).toBe("it must be filled in");
});

test("a list of nothing is to be filled, instead of counting what it holds", () => {
  const schema = z.strictObject({ features: z.array(z.string()).min(1) });
  const [problem] = problemsOf({ features: [] }, schema);
  expect(problem?.message).toBe("this list holds nothing");
  expect(problem?.fix).toBe("Write something between   [   and   ]");
});

test("a field that takes a wrong value of another file is not told beside it", () => {
  const root = temporaryFolder();
  writeFileSync(join(root, "site.ts"), 'export const site = { name: "" };\n');
  writeFileSync(join(root, "blog.ts"), "export const blog = { author: site.name };\n");
  const filled = z.string().min(1);
  const found = factProblems(root, [
    {
      file: "blog.ts",
      consts: { blog: { value: { author: "" }, schema: z.object({ author: filled }) } },
    },
    {
      file: "site.ts",
      consts: { site: { value: { name: "" }, schema: z.object({ name: filled }) } },
    },
  ]);
  expect(found.map(({ file }) => file)).toEqual(["site.ts"]);
});

test("of a text only the words are shown that are wrong, where the rule names them", () => {
  const rule = z.string().superRefine((_, { addIssue }) => {
    addIssue({ code: "custom", message: "no", part: "**rye**" });
  });
  const places = ["Of **rye** bread", "Of oats"].map(
    words => problemsOf([words], z.array(rule))[0]?.position,
  );
  expect(places).toMatchObject([
    { column: 26, length: 7 },
    { column: 22, length: 9 },
  ]);
});

test("a field that another file lacks is told there alone, not where it is taken from it", () => {
  const root = temporaryFolder();
  writeFileSync(join(root, "site.ts"), "export const site = {};\n");
  const home = "export const home = [{ label: site.phone }, { label: site.fax }];\n";
  writeFileSync(join(root, "home.ts"), home);
  const site = z.strictObject({ phone: z.string(), fax: z.string().optional() });
  const found = factProblems(root, [
    { file: "site.ts", consts: { site: { value: {}, schema: site } } },
    {
      file: "home.ts",
      consts: {
        home: { value: [{}, {}], schema: z.array(z.strictObject({ label: z.string() })) },
      },
    },
  ]);
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    ["site.ts", "'phone' is missing"],
    // Of its own, nobody would miss it.
    ["home.ts", "there is no 'fax' in site"],
  ]);
});

test("words that a text has from another file are told there alone, and its own where they stand", () => {
  const root = temporaryFolder();
  const reply = "within **a** day";
  writeFileSync(
    join(root, "claims.ts"),
    'export const claims = ["Reply " + site.reply, filled()];\n',
  );
  writeFileSync(join(root, "site.ts"), `export const site = { reply: "${reply}" };\n`);
  const plain = z.string().superRefine((value, { addIssue }) => {
    for (const [part] of value.matchAll(/\*\*\w+\*\*/g))
      addIssue({ code: "custom", message: `${part} is no markdown`, part });
  });
  const claims = [`Reply ${reply}`, `We reply ${reply} **or** two`];
  const found = factProblems(root, [
    { file: "claims.ts", consts: { claims: { value: claims, schema: z.array(plain) } } },
    {
      file: "site.ts",
      consts: { site: { value: { reply }, schema: z.strictObject({ reply: plain }) } },
    },
  ]);
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    ["claims.ts", "**or** is no markdown"],
    ["site.ts", "**a** is no markdown"],
  ]);
});

function problemsOf(value: unknown, of: Schema) {
  const root = temporaryFolder();
  writeFileSync(join(root, "menu.ts"), `export const menu = ${JSON.stringify(value)};\n`);
  return factProblems(root, [{ file: "menu.ts", consts: { menu: { value, schema: of } } }]);
}

test.each([
  [
    `\`Est. \${site.foundYear}\``,
    "Est. undefined",
    "there is no 'foundYear' in site",
    "site.foundedYear",
  ],
  ["site.foundYear", undefined, "there is no 'foundYear' in site", "site.foundedYear"],
  [
    `\`In \${site.address.street}\``,
    "In undefined",
    "there is no 'street' in site.address",
    "words",
  ],
  ['"No cost is left undefined"', "No cost is left undefined", undefined, undefined],
])("%s, which says nothing, is told by its name", (written, label, message, fix) => {
  const root = temporaryFolder();
  const source = `export const site = { foundedYear: 2019, address: { town: "Rugby" } };
export const home = { label: ${written} };
`;
  writeFileSync(join(root, "a.ts"), source);
  const site = { value: { foundedYear: 2019, address: { town: "Rugby" } }, schema: z.object() };
  const home = { value: { label }, schema: z.strictObject({ label: z.string() }) };
  const found = factProblems(root, [{ file: "a.ts", consts: { site, home } }]);
  expect(found.map(one => one.message)).toEqual(message ? [message] : []);
  if (fix) expect(found[0]?.fix).toContain(fix);
  if (message) expect(found[0]?.position?.line).toBe(2);
});
