import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claims } from "../content/claims.ts";
import { shownFacts } from "../content/rules/facts.ts";
import { isSoldOn } from "../content/rules/sold.ts";
import { placeholders, site } from "../content/site.ts";
import { contentWith } from "../tests/sample-content.ts";
import type { Industry } from "./collections.ts";
import { production } from "./production.ts";

const thisYear = `${site.footerYear}-06-01`;

const named = (code: string, today = thisYear) =>
  production(contentWith({}), today).filter(note => note.code === `production/${code}`);

test("each placeholder and each claim without proof is named, and no other", () => {
  const paths = named("placeholder").map(({ message }) => /^'([^']+)'/.exec(message)?.[1]);
  expect(paths).toEqual(placeholders.map(({ path }) => path));
  const unproven = claims.filter(({ verified, shownOn }) => !verified && shownOn.some(isSoldOn));
  expect(named("claim").map(({ message }) => message)).toEqual(
    unproven.map(({ claim, evidence }) => `'${claim}' is not proven: ${evidence}`),
  );
});

test("each claim without proof is found where it stands, also one with a fact of another file in it", () => {
  const source = readFileSync("content/claims.ts", "utf8");
  const places = named("claim").map(({ search }) => source.search(search));
  expect(places.filter(place => place < 0)).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

test("words that nobody is known to have said are named in the typed file where they stand", () => {
  const said = named("review");
  const files = shownFacts.filter(({ file }) => file !== "content/claims.ts");
  expect(said.filter(note => !files.some(({ file }) => file === note.file))).toEqual([]);
  for (const { file, consts } of files) {
    const values = JSON.stringify(Object.values(consts).map(({ value }) => value));
    const unverified = values.split('"verified":false').length - 1;
    expect([file, said.filter(note => note.file === file).length]).toEqual([file, unverified]);
  }
});

test("and those of a text, but not what somebody has said", () => {
  const testimonials = [
    { name: "A", text: "Made up for now.", verified: false },
    { name: "B", text: "Said by B.", verified: true },
  ];
  const file = "content/industries/bakeries.md";
  // Of an entry nothing but its file and its record is looked at.
  const industry = { file, record: { testimonials } } as Industry;
  const notes = production(contentWith({ industries: [industry] }), thisYear);
  expect(notes.filter(note => note.file === file)).toMatchObject([
    { code: "production/review", search: "Made up for now." },
  ]);
});

test("what the environment says in place of a fact is named where visitors cannot use it", () => {
  const content = contentWith({});
  const declaredUrl = "https://www.rye.co.uk/";
  const notesOf = (url: string, environment: Record<string, string>) =>
    production(
      { ...content, settings: { ...content.settings, url, declaredUrl }, environment },
      thisYear,
    )
      .filter(({ message }) => message.startsWith("it is "))
      .map(({ file, message }) => `${file}: ${message}`);
  const FORMS_URL = "http://localhost:8787/forms";
  expect(notesOf("https://www.example.com", { FORMS_URL, ANALYTICS_TAG_ID: "G-ABC123" })).toEqual([
    "SITE_URL: it is 'https://www.example.com': an .example address belongs to nobody",
    `FORMS_URL: it is '${FORMS_URL}': only this machine or its network reaches that host`,
    "ANALYTICS_TAG_ID: it is 'G-ABC123': it is an example and counts nobody",
  ]);
  expect(notesOf("https://www.rye.co.uk", { FORMS_URL: "/forms" })).toEqual([]);
  expect(notesOf("https://shop.rye.co.uk", {})).toEqual([]);
});

test("a footer of a year that is over is named", () => {
  expect(named("year")).toEqual([]);
  expect(named("year", `${site.footerYear + 1}-01-01`)).toMatchObject([
    { file: "content/site.ts", fix: `Write   footerYear: ${site.footerYear + 1}` },
  ]);
});
