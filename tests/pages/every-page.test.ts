import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { site as business } from "../../content/site.ts";
import { tradeWords } from "../../content/trade-words.ts";
import { mainText, pageText } from "../../generator/check/slower/page-text.ts";
import { renderMarkdown } from "../../generator/markdown/markdown.ts";
import { scan } from "../../generator/render/page-scan.ts";
import { site } from "../../templates/site.ts";
import { projectRoot } from "../built-site.ts";
import { spelled } from "../spelled.ts";
import { ownWords } from "../texts.ts";
import { attribute, builtFiles } from "./built-files.ts";
import {
  allRoutes,
  articleRoutes,
  directories,
  footerRoutes,
  industryRoutes,
  plainRoutes,
  seoRoutes,
  serviceRoutes,
} from "./routes.ts";

const picture = { width: 1, height: 1, sources: [], src: "" };
const built = builtFiles();
const { html } = built;
const own = ownWords();
const { origin } = new URL(site.settings.url);

test("no caption of a drawing names a colour: paper and a visitor's own colours show another, or none", () => {
  const captions = built
    .routes()
    .flatMap(route =>
      Array.from(
        html(route).matchAll(/<figcaption>(?!<span)(.*?)<\/figcaption>/gs),
        ([, words]) => words,
      ),
    );
  const drawnTrades = tradeWords.drawsPage ? industryRoutes : [];
  if ([...drawnTrades, ...serviceRoutes, ...seoRoutes].length > 0)
    expect(captions.length).toBeGreaterThan(0);
  const colour = /\b(amber|black|blue|gr[ae]y|green|red|white|yellow)\b/i;
  expect(captions.filter(words => colour.test(words ?? ""))).toEqual([]);
});

/** The texts that pages show, by their slugs. */
const texts = Object.keys(site.collections).flatMap(folder =>
  readdirSync(join(projectRoot, "content", folder)).map(name => {
    return [name.replace(".md", ""), join(projectRoot, "content", folder, name)] as const;
  }),
);

describe("the site", () => {
  test.each(texts)("keeps the ids of %s from the headings of its text", (slug, file) => {
    const body = readFileSync(file, "utf8").split(/^---$/m).slice(2).join("---");
    const { headings } = renderMarkdown(body, {
      link: String,
      image: () => picture,
      picture: () => "",
    });
    const own = new Set(headings.map(({ id }) => id));
    const ends = [`/${slug}`, `/web-design-${slug}`, `/${slug}-web-design`];
    const route = built.routes().find(one => ends.some(end => one.endsWith(end)));
    // A draft has no page yet.
    const others = scan(route === undefined ? "" : html(route)).ids.filter(
      id => !own.has(id) && /^[a-z-]+$/.test(id),
    );
    const advice = "`ids` in templates/site.ts has to know what a template adds beside a text";
    expect(
      others.filter(id => !site.ids?.test(id)),
      advice,
    ).toEqual([]);
  });

  test("has its own pages, those of its texts, and no others", () => {
    const routes = built.routes();
    expect(routes).toEqual(expect.arrayContaining(allRoutes));
    const further = routes.filter(route => !allRoutes.includes(route));
    const isOfText = (route: string) => texts.some(([slug]) => route.includes(slug));
    expect(
      further.filter(route => !isOfText(route) && !site.listPages?.test(route)),
      "a page that no text makes has its address in allRoutes of tests/pages/routes.ts",
    ).toEqual([]);
    expect(built.isThere("404.html")).toBe(true);
  });

  test("has no fault for who checks it with html-validate's own rules", async () => {
    const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"] });
    const found = allRoutes.map(async route => {
      const { results } = await validator.validateString(html(route));
      // How long the title of an article is, is up to who writes it.
      const isMeant = (rule: string) => rule === "long-title" && articleRoutes.includes(route);
      return results.flatMap(({ messages }) =>
        messages
          .filter(({ ruleId }) => !isMeant(ruleId))
          .map(({ message }) => `${route} ${message}`),
      );
    });
    expect((await Promise.all(found)).flat()).toEqual([]);
  });
});

describe("a page carries nothing that it does not need:", () => {
  test.each(allRoutes)("%s has marks without a value, and shapes without a closing tag", route => {
    expect(html(route).match(/ data-[a-z-]+="true"|<\/(?:path|circle)>/)).toBeNull();
  });

  test.each(allRoutes)("%s names the picture for others that fail only if it has some", route => {
    const page = html(route);
    expect(page.includes("/assets/fallback-")).toBe(page.includes("<picture"));
  });

  test.each(allRoutes)("%s has rules for tables and code only if its text has such", route => {
    const page = html(route);
    expect(page.includes(".prose table{")).toBe(page.includes('<section class="table-scroll"'));
    expect(page.includes(".prose :is(code,pre){")).toBe(/<code[ >]/.test(page));
  });
});

test("what a visitor points at is fetched ahead, and never shown ahead, which would count a conversion", () => {
  const rules = allRoutes.map(route =>
    attribute(html(route), /<script type="speculationrules">(.*?)<\/script>/),
  );
  expect([...new Set(rules)]).toEqual([
    '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}',
  ]);
});

test("who asks for an icon by habit gets one", async () => {
  const icon = built.bytes("favicon.ico");
  const [kind, pictures] = [icon.readUInt16LE(2), icon.readUInt16LE(4)];
  expect({ kind, pictures }).toEqual({ kind: 1, pictures: 1 });
  const [bytes, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + bytes).toBe(icon.length);
  const { format, width, height } = await sharp(icon.subarray(start)).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 32, height: 32 });
});

describe.each(allRoutes)("the page %s", route => {
  test("has one main heading, no placeholder and no foreign script", () => {
    const page = html(route);
    expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(pageText(page)).not.toMatch(/\{phone\}|\{email\}|\{£|undefined|\[object|lorem/i);
    for (const [, source = ""] of page.matchAll(
      /<(?:script|link|img|iframe)[^>]*\s(?:src|href)="([^"]+)"/g,
    )) {
      if (!source.startsWith(origin)) expect(source).toMatch(/^\//);
    }
    expect(page).not.toMatch(/\sstyle="|\son\w+="/);
  });

  test("ends with our own mailbox and telephone", () => {
    const [, foot = ""] = html(route).split("<footer");
    const reached = Array.from(foot.matchAll(/href="((?:mailto|tel):[^"]*)"/g), ([, to]) => to);
    expect(new Set(reached)).toEqual(
      new Set([`mailto:${business.email}`, `tel:${business.phone.e164}`]),
    );
  });

  test("keeps a number in one line, wherever it can be called", () => {
    const calls = html(route).matchAll(/<a [^>]*href="tel:[^>]*>(.*?)<\/a>/g);
    const numbers = Array.from(calls, ([, shown = ""]) => shown.replace(/<[^>]*>/g, ""));
    expect(numbers.filter(number => number.includes(" "))).toEqual([]);
  });

  test("spells email in the one way of the specified labels", () => {
    const found = pageText(html(route)).match(/e-mail\w*/gi) ?? [];
    // Whoever spells it otherwise in a text of their own means it.
    expect(found.filter(word => !own.includes(word))).toEqual([]);
  });

  test("says of VAT what there is to say wherever it names a price", () => {
    // A card shows another page's words, and what they say of money is explained there.
    const shown = mainText(
      html(route).replace(/<h3><a [^>]*>[^<]*<\/a><\/h3><p class="card-excerpt">[^<]*/g, ""),
    );
    if (shown.includes("£")) expect(shown).toContain(business.vatStatement);
    expect(mainText(html(route))).not.toMatch(/\{(£|VAT)/);
  });

  test("carries its own policy, in which nothing inline is allowed but what it names", () => {
    const policy = attribute(html(route), /http-equiv="Content-Security-Policy" content="([^"]+)"/);
    expect(policy).toMatch(/default-src 'none'/);
    // Where a business counts visits, its statistics have hosts below these names.
    expect(policy).not.toMatch(
      /unsafe|inline-|\*(?!\.(?:google-analytics|analytics\.google)\.com)/,
    );
  });

  test("calls each band and each dialog by its heading", () => {
    const page = html(route);
    const titles = [...page.matchAll(/<h[12] id="([^"]+-title)"/g)].map(([, id]) => id);
    // A short text of one's own has no contents beside it, and so none; nor has a list of all towns.
    if (![...plainRoutes, ...directories].includes(route)) expect(titles.length).toBeGreaterThan(0);
    for (const id of titles) expect(page).toContain(`aria-labelledby="${id}"`);
  });

  test("links to every town and every trade, and says its year", () => {
    const footer = attribute(html(route), /<footer([\s\S]*)<\/footer>/);
    for (const target of footerRoutes) expect(footer).toContain(`href="${spelled(target)}"`);
    expect(footer).toContain(`© ${business.footerYear} `);
  });
});
