import { schemeOf } from "../words/scheme.ts";
import { unescapeHtml } from "../words/unescape-html.ts";

/** What stands in a piece of HTML: for the checks, and for the page's policy. */
export type Scan = {
  title: string;
  description: string;
  canonical: string;
  headings: { level: number; text: string }[];
  ids: string[];
  duplicateIds: string[];
  /** Internal links and files it refers to, as written. */
  links: string[];
  assets: string[];
  /** The files of pictures that load with the page: the fallback's address of each picture that is not lazy. */
  eager: string[];
  /** Pictures without an alt attribute, by their address. */
  withoutAlt: string[];
  structuredData: string[];
  /** The texts of inline styles and of inline scripts that run. */
  styles: string[];
  scripts: string[];
};

/** All that is noted of one page while its pieces are read, the first piece first. */
export type Notes = Omit<Scan, "ids" | "links" | "assets"> &
  Record<"ids" | "links" | "assets", Set<string>>;

export function scan(html: string): Scan {
  const notes = emptyNotes();
  read(html, notes);
  return { ...notes, ids: [...notes.ids], links: [...notes.links], assets: [...notes.assets] };
}

export function emptyNotes(): Notes {
  return {
    title: "",
    description: "",
    canonical: "",
    headings: [],
    ids: new Set(),
    duplicateIds: [],
    links: new Set(),
    assets: new Set(),
    eager: [],
    withoutAlt: [],
    structuredData: [],
    styles: [],
    scripts: [],
  };
}

/**
 * The pages are our own output, in which no attribute holds a raw '<', '>' or '"', so one look at each tag is enough
 * here; `site check` parses them strictly.
 */
export function read(html: string, notes: Notes): void {
  let at = html.indexOf("<");
  while (at !== -1) {
    const from = at + 1;
    at = html.indexOf("<", isLetter(html.charCodeAt(from)) ? readTag(html, from, notes) : from);
  }
}

/** Notes the tag whose name begins there; answers where to look on. */
function readTag(html: string, from: number, notes: Notes): number {
  const end = html.indexOf(">", from);
  if (end === -1) return html.length;
  const nameEnd = endOfName(html, from, end);
  const name = html.slice(from, nameEnd);
  const attributes = nameEnd < end ? html.slice(nameEnd, end) : "";
  if (attributes) noteId(attributes, notes);
  const reader = readers.get(name);
  if (!reader) return end;
  const closing = () => closingTag(html, name, end);
  reader(notes, attributes, () => html.slice(end + 1, closing()));
  // Styles and scripts are no markup.
  return name === "style" || name === "script" ? closing() : end;
}

function noteId(attributes: string, { ids, duplicateIds }: Notes): void {
  const id = attributeOf(attributes, "id");
  if (id === undefined) return;
  if (ids.has(id)) duplicateIds.push(id);
  ids.add(id);
}

type Reader = (notes: Notes, attributes: string, inner: () => string) => void;

const readersByName: Record<string, Reader> = {
  a: ({ links }, attributes) => {
    const href = attributeOf(attributes, "href");
    if (href !== undefined && schemeOf(href) === undefined) links.add(href);
  },
  img: (notes, attributes) => {
    const src = attributeOf(attributes, "src");
    if (src?.startsWith("/") && attributeOf(attributes, "loading") !== "lazy")
      notes.eager.push(src);
    if (attributeOf(attributes, "alt") === undefined) notes.withoutAlt.push(src ?? "");
    addAsset(notes, src);
    addSources(notes, attributes);
  },
  source: addSources,
  meta: (notes, attributes) => {
    if (attributes.includes(' name="description"'))
      notes.description = attributeOf(attributes, "content") ?? "";
  },
  link: (notes, attributes) => {
    const relation = attributeOf(attributes, "rel");
    const href = attributeOf(attributes, "href");
    if (relation === "canonical") notes.canonical = href ?? "";
    else if (relation !== "alternate") addAsset(notes, href);
  },
  // A drawing may have a title of its own.
  title: (notes, _, inner) => {
    notes.title ||= unescapeHtml(inner());
  },
  style: (notes, _, inner) => void notes.styles.push(inner()),
  script: (notes, attributes, inner) => {
    const src = attributeOf(attributes, "src");
    if (src !== undefined) addAsset(notes, src);
    else if (attributes.includes("ld+json")) notes.structuredData.push(inner());
    // Speculation rules do count as scripts; plain data does not run.
    else if (!attributes.includes("application/json")) notes.scripts.push(inner());
  },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(level => [`h${level}`, headingReader(level)])),
};
/** A name that is cut out of a page is found more quickly here: a key of an object it would first have to be made. */
const readers = new Map(Object.entries(readersByName));

function headingReader(level: number): Reader {
  return ({ headings }, _, inner) =>
    void headings.push({ level, text: unescapeHtml(inner().replace(/<[^>]*>/g, "")) });
}

function addAsset({ assets }: Notes, address: string | undefined): void {
  if (address?.startsWith("/") && !address.startsWith("//")) assets.add(address);
}

function addSources(notes: Notes, attributes: string): void {
  for (const part of attributeOf(attributes, "srcset")?.split(",") ?? [])
    addAsset(notes, part.trim().split(" ", 1)[0]);
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function endOfName(html: string, from: number, end: number): number {
  let at = from;
  while (at < end && html.charCodeAt(at) > 47) at++;
  return at;
}

function closingTag(html: string, name: string, from: number): number {
  const found = html.indexOf(`</${name}>`, from);
  return found === -1 ? html.length : found;
}

function attributeOf(attributes: string, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 3;
  return unescapeHtml(attributes.slice(from, attributes.indexOf('"', from)));
}
