import { absolute, notFoundRoute } from "../addresses.ts";
import { hash } from "../hash.ts";
import type { Problem } from "../problems/problem.ts";
import { atSource, type Sought } from "../problems/source-of.ts";
import type { PageFacts } from "../render/page-facts.ts";
import type { Settings } from "../site.ts";
import type { CheckedPage } from "./checked-page.ts";

/** Well above what any search engine shows. */
const lengthsMax = { title: 120, description: 320 };

type Heads = { root: string; settings: Settings; pages: CheckedPage[] };

/** What every page must say of itself, and say differently from every other page. */
export function headProblems({ root, settings, pages }: Heads): Problem[] {
  const named = pages.filter(({ page }) => page.route !== notFoundRoute);
  return [
    ...pages.flatMap(checked =>
      ownFindings(checked, settings).map(found => atSource(root, checked.page, found)),
    ),
    ...twice("title"),
    ...twice("description"),
  ];

  function twice(key: "title" | "description"): Problem[] {
    const first = new Map<string, CheckedPage>();
    return named.flatMap(checked => {
      const text = checked.facts[key];
      const other = first.get(text);
      if (other) return atSource(root, checked.page, takenBy(other, { key, text }));
      if (text) first.set(text, checked);
      return [];
    });
  }
}

function ownFindings({ page, facts }: CheckedPage, settings: Settings): Sought[] {
  const found = [...textFindings(facts), ...headingFindings(facts)];
  const wanted = absolute(page.route, settings);
  if (page.route !== notFoundRoute && facts.canonical !== wanted)
    found.push({
      code: "page/canonical",
      message: `the canonical address is '${facts.canonical}'`,
      fix: `It must be   ${wanted}`,
      search: "canonical",
    });
  return found;
}

function textFindings(facts: PageFacts): Sought[] {
  const found: Sought[] = [];
  if (!facts.title.trim())
    found.push({ code: "page/title", message: "the page has no title", fix: "Give it a title" });
  if (!facts.description.trim())
    found.push({
      code: "page/description",
      message: "the page has no description",
      fix: "Give it a description of one or two sentences",
    });
  for (const key of ["title", "description"] as const) {
    const [text, lengthMax] = [facts[key], lengthsMax[key]];
    if (text.length > lengthMax)
      found.push({
        code: `page/${key}-length`,
        severity: "warning",
        message: `the ${key} has ${text.length} characters; search results show less than ${lengthMax}`,
        fix: "Say it in fewer words",
        search: text.slice(0, 40),
      });
  }
  return found;
}

function headingFindings({ mainHeadings, headingJump: jump }: PageFacts): Sought[] {
  const found: Sought[] = [];
  if (mainHeadings !== 1)
    found.push({
      code: "page/h1",
      message: `the page has ${mainHeadings} main headings (h1)`,
      fix: "A page has exactly one",
    });
  if (jump !== undefined)
    found.push({
      code: "page/heading-order",
      message: `the heading '${jump}' skips a level`,
      fix: "Have the template show it one level below the heading above it",
      search: jump,
    });
  return found;
}

function takenBy({ page }: CheckedPage, { key, text }: { key: string; text: string }): Sought {
  return {
    code: `page/duplicate-${key}`,
    message: `the page ${page.route} has the same ${key}`,
    fix: `Give each page its own ${key}`,
    // A price in it stands there by its name.
    search: [text, text.slice(0, 40)],
  };
}

/** A short name for each text that no other page may have. */
export function headMarks({ page, facts }: CheckedPage): string[] {
  if (page.route === notFoundRoute) return [];
  return [hash("title", facts.title), hash("description", facts.description)];
}
