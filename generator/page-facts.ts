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
 * The pages are our own output, so a scan over their tags is enough here; `site check` parses them strictly.
 */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    title: unescaped(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ""),
    description: "",
    canonical: "",
    headings: [],
    ids: [],
    links: [],
    assets: [],
    eager: [],
    withoutAlt: [],
    structuredData: [],
    duplicateIds: [],
    htmlBytes: html.length,
    styleBytes: 0,
  };
  const [ids, links, assets] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [, tag = "", attributes = ""] of html.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    const attribute = (name: string) => attributeOf(attributes, name);
    const id = attributes.includes("id=") ? attribute("id") : undefined;
    if (id !== undefined && ids.has(id)) facts.duplicateIds.push(id);
    if (id !== undefined) ids.add(id);
    if (tag === "a") addLink(links, attribute("href"));
    else if (tag === "meta" && attribute("name") === "description")
      facts.description = attribute("content") ?? "";
    else if (tag === "link" && attribute("rel") === "canonical")
      facts.canonical = attribute("href") ?? "";
    else if (
      tag === "link" ||
      tag === "script" ||
      tag === "img" ||
      tag === "source" ||
      tag === "form"
    ) {
      const src = tag === "img" && attribute("loading") !== "lazy" ? attribute("src") : undefined;
      if (src?.startsWith("/")) facts.eager.push(src);
      if (tag === "img" && attribute("alt") === undefined)
        facts.withoutAlt.push(attribute("src") ?? "");
      for (const address of addressesOf(tag, attribute)) assets.add(address);
    }
  }
  for (const [, level, inner = ""] of html.matchAll(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g))
    facts.headings.push({ level: Number(level), text: unescaped(inner.replace(/<[^>]*>/g, "")) });
  for (const [, json = ""] of html.matchAll(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
  ))
    facts.structuredData.push(json);
  for (const [, css = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    facts.styleBytes += css.length;
  return { ...facts, ids: [...ids], links: [...links], assets: [...assets] };
}

function addLink(links: Set<string>, href: string | undefined): void {
  if (
    href !== undefined &&
    (href.startsWith("/") ||
      href.startsWith("#") ||
      href === "" ||
      !/^[a-z][a-z0-9+.-]*:/i.test(href))
  )
    links.add(href);
}

function addressesOf(tag: string, attribute: (name: string) => string | undefined): string[] {
  const direct =
    tag === "link" && /^(canonical|alternate)$/.test(attribute("rel") ?? "")
      ? []
      : [attribute("src"), tag === "link" ? attribute("href") : undefined];
  const set = (attribute("srcset") ?? "").split(",").map(part => part.trim().split(/\s+/)[0]);
  return [...direct, ...set]
    .filter(address => address?.startsWith("/") === true && !address.startsWith("//"))
    .map(String);
}

function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.search(new RegExp(`\\s${name}(?=[\\s=>]|$)`));
  if (at === -1) return undefined;
  const value = /^\s[^\s=]+="([^"]*)"/.exec(attributes.slice(at))?.[1];
  return unescaped(value ?? "");
}

function unescaped(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[String(name)] ?? "'",
  );
}
