/** What the checks need to know of a page, read once from its finished HTML. */
export type PageFacts = {
  title: string;
  description: string;
  canonical: string;
  headings: { level: number; text: string }[];
  ids: string[];
  /** Internal links and files it refers to, as written. */
  links: string[];
  assets: string[];
  /** The files of pictures that load with the page: the fallback's address of each picture that is not lazy. */
  eager: string[];
  /** Pictures without an alt attribute, by their address. */
  withoutAlt: string[];
  structuredData: string[];
  duplicateIds: string[];
  htmlBytes: number;
  styleBytes: number;
};

/**
 * The pages are our own output, in which no attribute holds a raw '<', '>' or '"', so a scan over their tags is
 * enough here; `site check` parses them strictly.
 */
export function pageFacts(html: string): PageFacts {
  const { markup, styleBytes, structuredData } = withoutCode(html);
  const tags = collector();
  for (const [, tag = "", attributes = ""] of markup.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g))
    tags.tag(tag, attributes);
  const headings = [...markup.matchAll(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g)].map(
    ([, level, inner = ""]) => ({
      level: Number(level),
      text: unescaped(inner.replace(/<[^>]*>/g, "")),
    }),
  );
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? "");
  return own({
    title,
    headings,
    structuredData,
    htmlBytes: html.length,
    styleBytes,
    ...tags.found(),
  });
}

type Tags = Pick<
  PageFacts,
  "description" | "canonical" | "ids" | "links" | "assets" | "eager" | "withoutAlt" | "duplicateIds"
>;

/** Collects while the tags pass by; one a page. */
function collector(): { tag: (tag: string, attributes: string) => void; found: () => Tags } {
  const [ids, links, assets] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const lists: Pick<PageFacts, "eager" | "withoutAlt" | "duplicateIds"> = {
    eager: [],
    withoutAlt: [],
    duplicateIds: [],
  };
  const head = { description: "", canonical: "" };
  const asset = (address: string | undefined) => {
    if (address?.startsWith("/") && !address.startsWith("//")) assets.add(address);
  };
  const srcset = (attributes: string) => {
    for (const part of attributeOf(attributes, "srcset")?.split(",") ?? [])
      asset(part.trim().split(" ", 1)[0]);
  };
  const readers: Record<string, (attributes: string) => void> = {
    a: attributes => {
      const href = attributeOf(attributes, "href");
      if (href !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(href)) links.add(href);
    },
    img: attributes => {
      const src = attributeOf(attributes, "src");
      if (src?.startsWith("/") && attributeOf(attributes, "loading") !== "lazy")
        lists.eager.push(src);
      if (attributeOf(attributes, "alt") === undefined) lists.withoutAlt.push(src ?? "");
      asset(src);
      srcset(attributes);
    },
    meta: attributes => {
      if (attributes.includes(' name="description"'))
        head.description = attributeOf(attributes, "content") ?? "";
    },
    link: attributes => {
      const relation = attributeOf(attributes, "rel");
      const href = attributeOf(attributes, "href");
      if (relation === "canonical") head.canonical = href ?? "";
      else if (relation !== "alternate") asset(href);
    },
    script: attributes => asset(attributeOf(attributes, "src")),
    source: srcset,
  };
  return {
    tag: (tag, attributes) => {
      const id = attributes.includes(' id="') ? attributeOf(attributes, "id") : undefined;
      if (id !== undefined && ids.has(id)) lists.duplicateIds.push(id);
      if (id !== undefined) ids.add(id);
      readers[tag]?.(attributes);
    },
    found: () => ({ ...head, ...lists, ids: [...ids], links: [...links], assets: [...assets] }),
  };
}

/** Styles and scripts are no markup, and most of a page's bytes. */
function withoutCode(html: string): {
  markup: string;
  styleBytes: number;
  structuredData: string[];
} {
  const structuredData: string[] = [];
  let styleBytes = 0;
  const markup = html.replace(
    /<(style|script)([^>]*)>([\s\S]*?)<\/\1>/g,
    (_, tag: string, attributes: string, text: string) => {
      if (tag === "style") styleBytes += text.length;
      if (attributes.includes("ld+json")) structuredData.push(text);
      return `<${tag}${attributes}>`;
    },
  );
  return { markup, styleBytes, structuredData };
}

function attributeOf(attributes: string, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 3;
  return unescaped(attributes.slice(from, attributes.indexOf('"', from)));
}

function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[String(name)] ?? "'",
  );
}

/** A part of a string keeps the whole string in memory; facts outlive their page, so they get strings of their own. */
function own(facts: PageFacts): PageFacts {
  return JSON.parse(JSON.stringify(facts));
}
