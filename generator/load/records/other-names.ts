import { nearest } from "../../words/nearest.ts";

/** The key that someone most likely meant by another: one spelt like it, or what other programs call the same fact. */
export function meantKey(
  { key, value }: { key: string; value: unknown },
  known: readonly string[],
): string | undefined {
  const near = nearest(key, known);
  if (near) return near;
  const name = key.toLowerCase().replace(/[^a-z]/g, "");
  // 'published: 2026-05-01' says when, not whether.
  const fact = /^publish/.test(name) && /^\d{4}-\d/.test(String(value)) ? "date" : name;
  const names = otherNames.find(group => group.includes(fact)) ?? [];
  return known.find(candidate => names.includes(candidate.toLowerCase()));
}

const pictures = ["heroimage", "coverimage", "featuredimage", "featureimage", "headerimage"];

const otherNames = [
  ["title", "headline", "heading", "name"],
  ["excerpt", "description", "summary", "teaser", "lead", "intro", "abstract", "metadescription"],
  [
    "date",
    "pubdate",
    "pubdatetime",
    "publishdate",
    "publisheddate",
    "publishedat",
    "publishedon",
    "datepublished",
    "created",
    "createdat",
    "createdate",
    "datecreated",
    "posted",
    "day",
  ],
  [
    "updated",
    "lastmod",
    "modified",
    "lastmodified",
    "lastmodifiedat",
    "updateddate",
    "dateupdated",
    "moddatetime",
    "datemodified",
    "modifydate",
    "modifieddate",
    "modifiedat",
    "lastupdate",
    "lastupdated",
  ],
  ["draft", "published", "publish", "hidden", "unlisted", "status"],
  ["slug", "url", "permalink", "path", "address"],
  ["aliases", "alias", "redirect", "redirects", "redirectfrom", "oldurl"],
  ["image", "cover", "thumbnail", "picture", "photo", "hero", "banner", ...pictures],
  ["imagealt", "alt", "alttext", "coveralt"],
  ["category", "categories", "section", "topic"],
  ["tags", "keywords", "labels", "topics"],
  ["author", "authors", "authorname", "by", "writer"],
  ["readtime", "readingtime", "minutes"],
  ["question", "q"],
  ["answer", "a"],
];
