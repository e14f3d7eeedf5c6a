import type { ReactElement, ReactNode } from "react";
import type { RenderedBody } from "./markdown/markdown.ts";

/**
 * What a site tells the generator. Its entry module, templates/site.ts, exports one const `site` of this type;
 * the generator knows nothing else of the business.
 */
export type Site<C extends Collections = Collections> = {
  settings: Settings;
  /** How a variable of settings.environment is written, where not every text will do. */
  environmentRules?: Record<string, { pattern: RegExp; fix: string }>;
  collections: C;
  /** Typed data files and the schema of each exported const, so that a wrong value is named with file and line. */
  facts: FactFile[];
  /** The site map: every page and file of the site, from content alone. Pure. */
  plan: (content: Content<C>) => Plan;
  /** One template a file in templates/pages/; the key is the file's name, which also decides the page's styles. */
  templates: Record<string, Template>;
  budgets: Budgets;
  /** What must be replaced or proven before the site may be published (`site check --production`). */
  production: (content: Content<C>, today: string) => Note[];
  /**
   * What does not go together, such as a list that names an entry which is not there: a warning of every build. What is
   * not published yet, drafts and entries of a later day, stands beside it.
   */
  mismatches?: (content: Content<C>, unpublished: Entry[]) => Note[];
  /**
   * More about the codes of `production` and `mismatches`, and about fields as 'article/tags', for `site explain`. One that
   * ends in / explains all that begin so.
   */
  explanations?: Record<string, string>;
  /** The class of what holds a markdown body: a page is spared its rules for elements that its body does not have. */
  textClass?: string;
  /** How wide pictures in a markdown body are shown, as the sizes attribute says it: all of the window unless given. */
  bodyPictureSizes?: string;
  /** What stands round a picture in a markdown body, as HTML of phrasing content. */
  bodyPictureFrame?: (inner: string, picture: Picture, tools: Pick<Tools, "image">) => string;
  /** Ids that templates give out beside a markdown body: its headings of the same name are counted on, as main-2. */
  ids?: RegExp;
  /** Places of pages that this business happens not to have, as '/#booking': why, and where a link may lead instead. */
  absentPlaces?: AbsentPlaces;
  /** Routes that come and go with the number of texts, as the further pages of a list: none of them asks for an alias. */
  listPages?: RegExp;
  /** For `site new`, by collection: the front matter of a new entry, with comments. */
  starters: Starters<C>;
};

/** The title comes as YAML reads it back, in quotes where it needs them. */
export type Starters<C extends Collections> = {
  [K in keyof C]?: (title: string, today: string) => string;
};

export type AbsentPlaces = Record<string, { message: string; fix: string }>;

export type Settings = {
  /** The public address without a slash at the end; the environment variable SITE_URL overrides it. */
  url: string;
  /** What stands in the site's own files where SITE_URL says another: texts link to it. */
  declaredUrl?: string;
  trailingSlash: boolean;
  language: string;
  /** Environment variables that plan() may read through content.environment, with their defaults. */
  environment: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: each collection has its own record, and a route that takes just that
type Collections = Record<string, Collection<any>>;
export type Collection<R = unknown> = {
  /** What one entry is called in messages and problem codes: 'article'. */
  singular: string;
  /** Of its own front matter: `slug`, `date`, `updated`, `draft` and `aliases`, which any text may have, never come to it. */
  schema: Schema<R>;
  /** Every entry needs a date. */
  dated?: true;
  /** The fields that name a picture of content/images and say what it shows, where entries have one above them. */
  picture?: { file: string; words: string };
  /** The route of an entry, by which drafts, aliases and the overview of scheduled entries are named. */
  route: (entry: Entry<R>) => string;
  /** What is wrong with '{something}' in a text, where the site fills in such marks, and the rest of its line behind it. */
  wrongMark?: (written: string, behind: string) => { message: string; fix: string } | undefined;
};

/** The part of a zod schema that the generator uses. */
export type Schema<R = unknown> = {
  safeParse: (
    value: unknown,
    how?: { jitless: boolean },
  ) => { success: true; data: R } | { success: false; error: { issues: SchemaIssue[] } };
};
export type SchemaIssue = {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  /** Those that nothing reads. */
  keys?: string[];
  values?: readonly unknown[];
  expected?: string;
  /** Of what was read as something else before: 'Invalid Date'. */
  received?: string;
  /** Of a choice of shapes: what is wrong with each of them. */
  errors?: SchemaIssue[][];
  /** What to do about it, where the rule itself knows. */
  fix?: string;
  /** The words that are wrong, where these are not all of the value. */
  part?: string;
};

export type FactFile = { file: string; consts: Record<string, { value: unknown; schema: Schema }> };

export type Entry<R = unknown> = {
  /** 'articles/ppc-vs-seo' */
  id: string;
  /** 'content/articles/ppc-vs-seo.md' */
  file: string;
  slug: string;
  record: R;
  date: string | undefined;
  updated: string | undefined;
  draft: boolean;
  aliases: string[];
  /** How long reading its body takes, in whole minutes: most edits leave it as it is. */
  readMinutes: number;
  /** Names of the images that the body shows. */
  images: string[];
};

export type Content<C extends Collections = Collections> = {
  entries: { [K in keyof C]: Entry<C[K] extends Collection<infer R> ? R : never>[] };
  settings: Settings;
  environment: Record<string, string>;
};

export type Plan = {
  pages: Page[];
  texts: TextFile[];
  images: ImageSource[];
  redirects: Redirect[];
};

/** A page is data: rendering is a pure function of it, of its body and of the code. */
export type Page = {
  /** '/blog/ppc-vs-seo': no slash at the end, whatever the setting; '/' is the first page, '/404' the not-found page. */
  route: string;
  template: string;
  /** Plain objects, lists, texts and numbers: what JSON does not show of them, no cache would notice. */
  props: object;
  /** The id of the entry whose markdown the page shows. */
  body?: string;
  /** Names of the images that the page shows. */
  images: string[];
  /** The files it comes from, the most telling first; findings point at them. */
  sources: string[];
  /** Visitors come to it by another way than a link, such as after a form. */
  unlinked?: true;
};

/** A file of text that is not a page: sitemap, feed, manifest. */
export type TextFile = WholeText | ListText;
export type WholeText = {
  path: string;
  images?: string[];
  /** All that it is written from, where writing it takes long: it is then written again only when this changes. */
  from?: unknown;
  write: (tools: Tools) => string;
};
/** One of many items, each of which is written again only when what it is written from changes. */
export type ListText = {
  path: string;
  start: string;
  between: string;
  end: string;
  items: ListItem[];
};
type ListItem = { from: unknown; images: string[]; write: (tools: Tools) => string };

/** Those that a plan adds: aliases of entries lead on by themselves. `file` is where it is declared. */
export type Redirect = { from: string; to: string; file: string };

/** A picture: a file in content/images or an SVG drawn by the plan. */
export type ImageSource = {
  name: string;
  /** A drawing, or how to make it: while writing only the drawings of the page that is looked at are made. */
  svg?: string | (() => string);
  /** All that it is drawn from, so that it is drawn again only when this changes, not with every other plan. */
  from?: unknown;
  /** File name in content/images. */
  file?: string;
  /** Widths in pixels in which it is offered; the drawing's own width is the largest. */
  widths: number[];
  formats: ImageFormat[];
  /** A fixed address such as /icon-192.png instead of a hashed one; one width and one format then. */
  path?: string;
  /** Quality by format where the default is not right for it. */
  quality?: Partial<Record<ImageFormat, number>>;
};
export type ImageFormat = "avif" | "webp" | "jpg" | "png" | "svg" | "ico";

/** What a template may ask for. Everything it can answer is part of the page's cache key. */
export type Tools = {
  settings: Settings;
  /**
   * '/blog' → '/blog/' (by the slash rule); query, hash and files keep as they are. A place on the page itself is '#c'
   * alone, but in a shared component, which does not know its page.
   */
  link: (route: string) => string;
  /** The absolute address of a route or file. */
  absolute: (route: string) => string;
  image: (name: string) => Picture;
  /** An island's or script's built files, by the name of its file in islands/. */
  script: (name: string) => ScriptFiles;
  /**
   * A component whose markup comes from these props and nothing else, and which many pages show: a header, a footer.
   * It is rendered once for the same props. It stands between elements, not inside a heading's or a link's text.
   */
  shared: <P extends object>(
    component: (props: P & { tools: Tools }) => ReactNode,
    props: P,
  ) => ReactElement;
  /** An element as it stands in a page, for files that are none. */
  html: (element: ReactElement) => string;
};
// biome-ignore lint/suspicious/noExplicitAny: shared() has checked that the component takes its props
export type SharedComponent = (props: any) => ReactNode;
export type PageTools = Tools & {
  page: Page;
  body: RenderedBody | undefined;
  /**
   * The styles of the page's template: everything that its modules import as .css, minified, but what is only for
   * elements that the page's body does not have.
   */
  styles: string;
  /** Fonts that the styles name, for preloading. */
  fonts: string[];
  /**
   * The content of the policy meta element: 'self' and the hashes of the page's own inline styles and scripts, plus
   * what is given, such as { "connect-src": ["https://forms.example"] }. Style attributes are refused by it.
   */
  policy: (more?: Record<string, string[]>) => string;
};
export type ScriptFiles = { src: string; style: string | undefined };
export type Picture = {
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  src: string;
};

// biome-ignore lint/suspicious/noExplicitAny: a site that plans its pages as PageOf<typeof templates> has their props checked
type Template = (props: any, tools: PageTools) => ReactElement;

/** A page with the props that its own template takes. */
export type PageOf<T extends Record<string, Template>> = {
  [Name in keyof T]: Omit<Page, "template" | "props"> & {
    template: Name;
    props: Parameters<T[Name]>[0];
  };
}[keyof T];

export type Budgets = Record<string, Partial<Budget>> & { default: Budget };
/** Limits in bytes (brotli for text) or in numbers, by template name. */
export type Budget = {
  html: number;
  styles: number;
  script: number;
  fonts: number;
  images: number;
  requests: number;
};

/** What a site says of its own content, at the place where a text stands in a file. */
export type Note = {
  code: string;
  file: string;
  search: string | RegExp;
  message: string;
  fix: string;
};
