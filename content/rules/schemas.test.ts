import { expect, test } from "vitest";
import { categories } from "../blog.ts";
import { articleSchema, industrySchema, locationSchema, plainPageSchema } from "./schemas.ts";

const review = { name: "A. B.", business: "A shop", text: "Good.", rating: 5, verified: false };
const trade = {
  name: "Shops",
  industry: "Shops",
  description: "x",
  targetAudience: ["x"],
  keyFeatures: ["x"],
  commonChallenges: ["x"],
  solutionBenefits: ["x"],
  keywords: ["x"],
  seoTitle: "Shop Websites | From £199",
  seoDescription: "x",
  heroHeadline: "x",
  heroSubheadline: "x",
  priceFrom: "£199",
  order: 1,
  testimonials: [review, review, review],
  faqs: ["What?", "When?", "How?"].map(question => ({
    question,
    answer: "They start from £199.",
  })),
};

test("a trade's own words name the lowest price that its page shows, wherever they name one", () => {
  expect(industrySchema.safeParse(trade).success).toBe(true);
  const { error } = industrySchema.safeParse({ ...trade, priceFrom: "£249" });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
    "seoTitle",
    "faqs.0.answer",
    "faqs.1.answer",
    "faqs.2.answer",
  ]);
});

test("a text with the fields of its record alone is whole; what else it may say has a value of its own", () => {
  const last = Number.MAX_SAFE_INTEGER;
  const { industry, order, testimonials, faqs, ...fields } = trade;
  expect(industrySchema.parse({ ...fields, name: "Gyms" })).toMatchObject({
    industry: "Gyms",
    order: last,
    faqs: [],
  });
  expect(industrySchema.parse(trade)).toMatchObject({ industry, order, faqs });
  const town = {
    name: "Kenilworth",
    county: "Warwickshire",
    description: "A castle town.",
    landmarks: ["The castle"],
    businessTypes: ["Cafés"],
    travelTime: "25 minutes",
    population: "22,000",
    mainIndustries: ["Tourism"],
    keywords: ["web design Kenilworth"],
  };
  expect(locationSchema.parse(town)).toMatchObject({ order: last, faqs: [] });
  const plainPage = { title: "Cookies", description: "What we keep." };
  expect(plainPageSchema.parse(plainPage)).toMatchObject({ order: last });
  const article = { title: "A", excerpt: "B.", category: categories[0].id };
  for (const id of [5, "first-website"])
    expect(articleSchema.parse({ ...article, id })).toMatchObject({ id });
});

test("a trade may have no review and one question, and no more reviews than stand in a row", () => {
  const reviewed = (testimonials: unknown[]) =>
    industrySchema.safeParse({ ...trade, testimonials, faqs: trade.faqs.slice(2) });
  const three = [review, review, review];
  for (const count of [0, 1, 2, 3]) expect(reviewed(three.slice(0, count)).success).toBe(true);
  expect(reviewed([{ ...review, rating: 6 }, ...three]).error?.issues).toMatchObject([
    { path: ["testimonials", 0, "rating"] },
    { path: ["testimonials", 3], message: "the page has room for 3 of these" },
  ]);
});

test("a trade's price may have pence or thousands, and its own words may write it either way", () => {
  const says = (price: string) => ({
    ...trade,
    seoTitle: `Shop Websites | From ${price}`,
    faqs: trade.faqs.map(faq => ({ ...faq, answer: `They start from ${price}, or more.` })),
  });
  const accepts = (words: string, priceFrom: string) =>
    industrySchema.safeParse({ ...says(words), priceFrom }).success;
  expect(accepts("£249.50", "£249.50")).toBe(true);
  expect(accepts("£1,200", "£1200")).toBe(true);
  expect(accepts("£1200", "£1,200.00")).toBe(true);
  expect(accepts("£25 a month", "£25/month")).toBe(true);
  expect(accepts("£249", "£249.50")).toBe(false);
  expect(accepts("£1,200", "£1")).toBe(false);
  expect(industrySchema.safeParse({ ...trade, priceFrom: "about £199" }).success).toBe(false);
  const { error } = industrySchema.safeParse({ ...says("£199"), priceFrom: "" });
  expect(error?.issues).toMatchObject([{ path: ["priceFrom"] }]);
});

test("a time of reading says what its number counts", () => {
  const article = { title: "A", excerpt: "B.", category: categories[0].id };
  const says = (readTime: string) => articleSchema.safeParse({ ...article, readTime }).success;
  expect([says("5 min read"), says("5")]).toEqual([true, false]);
});

test("a time of reading is a minute at least", () => {
  const article = { title: "A", excerpt: "B.", category: categories[0].id };
  const says = (readTime: string | number) => articleSchema.safeParse({ ...article, readTime });
  for (const sound of ["10 min read", "1 min read", "five minutes", "half an hour", "1 h 30 min"])
    expect(says(sound).success, sound).toBe(true);
  for (const none of ["0 min read", "00 min", "-3 min read", "min read", 0])
    expect(says(none).error?.issues, `${none}`).toMatchObject([
      { path: ["readTime"], fix: expect.stringContaining("take the line away") },
    ]);
});

test.each([
  [articleSchema, "readTime", "must say how long in words, such as"],
  [locationSchema, "travelTime", "must be in minutes, such as"],
  [industrySchema, "priceFrom", "must be a price with its currency, such as"],
])("a number alone is told at once what it lacks", (schema, key, words) => {
  const issues = schema.safeParse({ [key]: 25 }).error?.issues ?? [];
  expect(issues.find(({ path }) => path[0] === key)?.message).toContain(words);
});

test("minutes that are written in short are told in the words of the others", () => {
  for (const travelTime of [25, "25min", "25 mins", "25 m", "25 minute"]) {
    const issues = locationSchema.safeParse({ travelTime }).error?.issues ?? [];
    const told = issues.find(({ path }) => path[0] === "travelTime");
    expect(told).toMatchObject({ fix: "Write it as   25 minutes" });
  }
});

test("a town lies as many minutes away as its record says, or is the one where we are", () => {
  const { travelTime } = locationSchema.shape;
  const takes = (written: string) => travelTime.safeParse(written).success;
  for (const good of ["25 minutes", "1 minute", "70 min", "Based here"])
    expect(takes(good)).toBe(true);
  // Tables and maps would count 1 minute for it, and take the others for the place of our office.
  for (const bad of [
    "1 minutes",
    "1 hour",
    "1 hour 10 minutes",
    "About 40 minutes",
    "an hour",
    "25",
  ])
    expect(takes(bad)).toBe(false);
});

test("a town's own address is that of a page, or told with what was meant", () => {
  const { canonicalUrl } = locationSchema.shape;
  const host = "www.example.com";
  for (const good of ["/web-rugby", "web/rugby/", `HTTPS://${host}/Rugby_2?from=mail`, `${host}/a`])
    expect(canonicalUrl.safeParse(good).success).toBe(true);
  const fixOf = (bad: string) => {
    const [issue] = canonicalUrl.safeParse(bad).error?.issues ?? [];
    return issue && "fix" in issue ? issue.fix : issue;
  };
  const slips = [
    '/web-rugby"',
    "/web rugby",
    "“web-rugby”",
    "/web%20rugby",
    "//a.example/wéb rugby",
  ];
  for (const slip of slips) expect(fixOf(slip)).toBe("Write it as   /web-rugby");
  expect(fixOf("/x//y")).toBe("Write it as   /x/y");
  for (const none of ["/", `https://${host}`]) expect(fixOf(none)).toContain("Take the line away");
});

test("a bare number of minutes is told with what it most likely counts", () => {
  const { error } = articleSchema.safeParse({
    title: "A",
    excerpt: "B",
    category: categories[0].id,
    readTime: 5,
  });
  expect(error?.issues).toMatchObject([{ path: ["readTime"], fix: "Write it as   5 min read" }]);
});

test("while a trade's price cannot be read, nothing is said of the words that name it", () => {
  const { error } = industrySchema.safeParse({ ...trade, priceFrom: 249 });
  expect(error?.issues).toMatchObject([{ path: ["priceFrom"], fix: "Write it as   £249" }]);
});

test("a tag that holds several, or the sign of another program, is told with what was meant", () => {
  const told = (...tags: string[]) =>
    articleSchema
      .safeParse({ title: "A", excerpt: "B.", category: categories[0].id, tags })
      .error?.issues.map(({ path, ...issue }) => [path, "fix" in issue && issue.fix]);
  expect(told("SEO", "C#", "#1 in Rugby")).toBeUndefined();
  expect(told("SEO", "small business, coventry", "#rugby")).toEqual([
    [["tags", 1], "Make tags of their own of   small business   and   coventry"],
    [["tags", 2], "Write it as   rugby"],
  ]);
});

test.each(["south-west", -10, 400])("a bearing of %j is told what its degrees mean", bearing => {
  const { error } = locationSchema.safeParse({ bearing });
  const told = error?.issues.find(({ path }) => path[0] === "bearing");
  expect(told?.message).toContain("0 is north, 90 east");
});
