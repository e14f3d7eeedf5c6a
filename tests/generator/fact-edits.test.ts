import { expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { verifyCache } from "../../generator/build/verify-cache.ts";
import { type Problem, ProblemsError } from "../../generator/problems/problem.ts";
import { breakFactsBut } from "./break-facts.ts";
import { compiledSites } from "./compiled-sites.ts";
import { withFreshMemory } from "./fresh-memory.ts";
import { noteWith, type TemporarySite } from "./temporary-site.ts";

let site: TemporarySite;

const note = (name: string) => `content/notes/${name}.md`;
/** Long enough to be the heaviest, so that no other page needs to be weighed. */
const heavy = noteWith("title: Heavy", "word ".repeat(400));

/** Sites whose first page shows none of the notes, and whose notes share what they say of their day. */
const dayByDay = compiledSites(site => {
  site.edit("templates/site.ts", "links, opening }", "links: links.slice(0, 0), opening }");
  site.edit(
    "templates/pages/note.tsx",
    "{date && <time dateTime={date}>{date}</time>}",
    "{date && tools.shared(Day, { date })}",
  );
  site.edit(
    "templates/pages/note.tsx",
    "export const",
    `const Day = ({ date }: { date: string }) => <p id={"day-" + date}><a href={"#day-" + date}>{date}</a></p>;\nexport const`,
  );
});

function siteOf(notes: Record<string, string>) {
  site = dayByDay(
    Object.fromEntries(Object.entries(notes).map(([name, text]) => [note(name), text])),
  );
}

test("what is said of a text tells where it stands now, though no page has changed", async () => {
  siteOf({ html: noteWith("title: HTML\nslug: html", "Words.\n\n<b>bold</b>\n") });
  const warned = async () =>
    (await site.build()).warnings.map(({ file, position }) => `${file}:${position?.line}`);
  expect(await warned()).toContain("content/notes/html.md:8");
  site.change(note("html"), null);
  site.change(note("moved"), noteWith("title: HTML\nslug: html", "Words.\n\n<b>bold</b>\n"));
  expect(await warned()).toContain("content/notes/moved.md:8");
  site.change(
    note("moved"),
    noteWith("title: HTML\ntags: [a]\nslug: html", "Words.\n\n<b>bold</b>\n"),
  );
  expect(await warned()).toContain("content/notes/moved.md:9");
});

test.each([
  ["Another title", "plain", noteWith("title: Plainer\ndate: 2025-01-01", "One.\n")],
  ["Another link", "plain", noteWith("title: Plain\ndate: 2025-01-01", "[It](/notes/heavy)\n")],
  ["A new text", "another", noteWith("title: Another\ndate: 2025-01-02", "One.\n")],
])("%s asks nothing of pages that it does not touch", async (_, name, text) => {
  siteOf({ heavy, plain: noteWith("title: Plain\ndate: 2025-01-01", "One.\n") });
  await site.build();
  breakFactsBut(site, [`/notes/${name}`]);
  site.change(note(name), text);
  expect(await site.build()).toMatchObject({ rendered: 1 });
});

test.each([
  ["a title that another page has", { one: noteWith("title: Two") }, "page/duplicate-title"],
  ["a new page with another's title", { more: noteWith("title: Two") }, "page/duplicate-title"],
  [
    "two pages with the same new title",
    { one: noteWith("title: Same"), two: noteWith("title: Same") },
    "page/duplicate-title",
  ],
  ["a title far too long", { one: noteWith(`title: ${"long ".repeat(40)}`) }, "page/title-length"],
  [
    "a new page with a link that leads nowhere",
    { more: noteWith("title: More", "[Go](/notes/nowhere/)\n") },
    "link/broken",
  ],
  [
    "a new page with a link to a place that is not there",
    { more: noteWith("title: More", "[Go](/notes/one/#elsewhere)\n") },
    "link/anchor",
  ],
  [
    "a day that another page links to",
    { one: noteWith("title: One\ndate: 2025-02-02") },
    "link/anchor",
  ],
  ["a page that another links to taken away", { one: null }, "link/broken"],
  [
    "a page that another links to made a draft",
    { one: noteWith("title: One\ndraft: true") },
    "link/unpublished",
  ],
  [
    "a page that another links to moved, with its old address leading there",
    { one: null, uno: noteWith("title: Uno\ndate: 2025-01-01\naliases: [/notes/one]") },
    "link/redirect",
  ],
  ["a new page as heavy as none", { more: heaviest() }, "budget/html"],
])("%s is found", async (_, edits: Record<string, string | null>, code) => {
  siteOf({
    heavy,
    one: noteWith("title: One\ndate: 2025-01-01"),
    two: noteWith("title: Two", "[Go](/notes/one/#day-2025-01-01)\n"),
  });
  await site.build();
  for (const [name, text] of Object.entries(edits)) site.change(note(name), text);
  const told = await site.build().then(({ warnings }) => warnings, problemsOf);
  expect(told.map(problem => problem.code)).toContain(code);
});

function heaviest(): string {
  const words = Array.from({ length: 7000 }, (_, n) => ((n + 7) ** 5).toString(36)).join("-");
  return noteWith("title: More", words);
}

function problemsOf(error: unknown): Problem[] {
  if (error instanceof ProblemsError) return error.problems;
  throw error;
}

test("A title that was given up is free for another page, and then taken", async () => {
  siteOf({ heavy, one: noteWith("title: One"), two: noteWith("title: Two") });
  await site.build();
  const retitle = (name: string, title: string) => {
    site.change(note(name), noteWith(`title: ${title}`));
    return site.problems();
  };
  expect(await retitle("one", "New")).toBe("");
  expect(await retitle("two", "New")).toContain("page/duplicate-title");
  breakFactsBut(site, ["/notes/two"]);
  site.change(note("two"), noteWith("title: One"));
  expect(await site.build()).toMatchObject({ rendered: 1 });
  expect(await retitle("one", "One")).toContain("page/duplicate-title");
});

test("A drawing that says what it is drawn from is drawn again when that changes", async () => {
  siteOf({ heavy, one: noteWith("title: One"), two: noteWith("title: Two") });
  const drawings = `images: entries.notes.map(({ slug, record }) => ({
    name: slug, path: "/" + slug + ".svg", widths: [8], formats: ["svg"], from: record.title,
    svg: () => '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><!-- ' + process.hrtime.bigint() + " --></svg>",
  })), redirects: [],`;
  site.edit("templates/site.ts", /images: \[\],\s+redirects: \[\],/, drawings);
  await site.build();
  const drawn = () => ["one", "two"].map(name => site.read(`dist/${name}.svg`));
  const [one, two] = drawn();
  site.change(note("another"), noteWith("title: Another"));
  site.change(note("two"), noteWith("title: Two, other"));
  await site.build();
  expect(drawn()).toEqual([one, expect.not.stringMatching(`${two}`)]);
});

test("What pages share is known of a new one too", async () => {
  siteOf({ heavy, two: noteWith("title: Two") });
  await site.build();
  site.change(note("new"), noteWith("title: New\ndate: 2025-03-03"));
  expect(await site.problems()).toBe("");
  site.change(note("two"), noteWith("title: Two", "[Go](/notes/new/#day-2025-03-03)\n"));
  expect(await site.problems()).toBe("");
});

test.each([20260101, 20260102, 20260103, 20260104])(
  "What many edits one after the other, thrown by dice of %i, are told is what a clean build is told, and so are the bytes",
  async seed => {
    siteOf({ heavy });
    await site.build();
    const { below, pick } = random(seed);
    const names = ["one", "two", "three", "four", "five", "six"];
    const days = ["2025-01-01", "2025-01-02"];
    const body = () =>
      pick(["Text.", "Other.", `[Go](/notes/${pick(names)}/)`, `[Go](/#nowhere)`, "## Here"]) +
      pick(["", ` and [there](/notes/${pick(names)}/#day-${pick(days)})`]);
    const front = (name: string) => {
      const title = below(2) > 0 ? `Title of ${name}` : `Title ${below(4)}`;
      const aliases = below(4) === 0 ? `\naliases: [/notes/${pick(names)}]` : "";
      return `title: ${title}\ndate: ${pick(days)}${aliases}`;
    };
    const texts = new Map<string, string>();
    const counts = { right: 0, wrong: 0 };
    for (let step = 0; step < 50; step++) {
      const name = pick(names);
      const before = texts.get(name);
      const text = before && below(5) === 0 ? undefined : noteWith(front(name), `${body()}\n`);
      site.change(note(name), text ?? null);
      const told = await site.problems();
      expect(told, `step ${step}`).toBe(await withFreshMemory(site.root, site.problems));
      counts[told === "" ? "right" : "wrong"]++;
      // What is wrong is taken back, as an editor would.
      const kept = told === "" ? text : before;
      if (kept !== text) site.change(note(name), kept ?? null);
      if (kept === undefined) texts.delete(name);
      else texts.set(name, kept);
    }
    expect(Math.min(counts.right, counts.wrong)).toBeGreaterThan(7);
    await site.build();
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(4);
  },
);
