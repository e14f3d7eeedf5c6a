import * as z from "zod";
import type { Collection, Content, Entry, Plan, Site } from "../../../../generator/site.ts";
import { opening } from "../content/opening.ts";
import { home } from "./pages/home.tsx";
import { note } from "./pages/note.tsx";

const noteSchema = z.strictObject({
  title: z.string().min(1),
  colour: z.enum(["red", "dark-blue"]).default("red"),
  tags: z.array(z.string()).default([]),
});
const openingSchema = z.strictObject({
  day: z.string(),
  hours: z.array(z.strictObject({ from: z.int(), to: z.int() })),
});

type Note = z.infer<typeof noteSchema>;
type Collections = { notes: Collection<Note> };

const collections: Collections = {
  notes: { singular: "note", schema: noteSchema, route: entry => `/notes/${entry.slug}` },
};

/** A bakery's site of three kinds of pages: it shares nothing with the business that the generator was made for. */
export const site: Site<Collections> = {
  settings: {
    url: "https://bakery.example",
    trailingSlash: true,
    language: "en",
    environment: { GREETING: "Good morning" },
  },
  collections,
  facts: [
    { file: "content/opening.ts", consts: { opening: { value: opening, schema: openingSchema } } },
  ],
  templates: { home, note },
  plan,
  budgets: {
    default: {
      html: 8_000,
      styles: 4_000,
      script: 2_000,
      fonts: 40_000,
      images: 80_000,
      requests: 6,
    },
  },
  production: () => [],
  starters: {
    notes: (title, today) => `---\ntitle: ${title}\ndate: ${today}\n---\n\nWrite here.\n`,
  },
};

function plan({ entries, environment }: Content<Collections>): Plan {
  const links = entries.notes.map(({ slug, record }) => ({
    route: `/notes/${slug}`,
    title: record.title,
  }));
  return {
    pages: [
      {
        route: "/",
        template: "home",
        props: { greeting: environment.GREETING, links, opening },
        images: [],
        sources: [],
      },
      {
        route: "/404",
        template: "note",
        props: { title: "Nothing here" },
        images: [],
        sources: [],
      },
      ...entries.notes.map(notePage),
    ],
    texts: [
      {
        path: "/robots.txt",
        write: tools => `User-agent: *\nSitemap: ${tools.absolute("/sitemap.xml")}\n`,
      },
    ],
    images: [],
    redirects: [],
  };
}

function notePage(entry: Entry<Note>): Plan["pages"][number] {
  return {
    route: `/notes/${entry.slug}`,
    template: "note",
    props: { title: entry.record.title, date: entry.date },
    body: entry.id,
    images: [],
    sources: [entry.file],
  };
}
