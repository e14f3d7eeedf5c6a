import { colours } from "../../content/colours.ts";
import { geoOf } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import type { PageTools, Tools } from "../../generator/site.ts";
import type { Chrome } from "../parts/chrome.ts";
import { type GraphNode, StructuredData } from "../structured-data.tsx";
import { outside } from "./outside.ts";
import { palette } from "./palette.ts";
import { socialImage } from "./social-image.ts";

export type HeadProps = {
  title: string;
  description: string;
  type?: "website" | "article";
  /** The town that the page is about, when it is not ours. */
  placename?: string;
  /** Not for search results. */
  unindexed?: true;
  nodes: GraphNode[];
};
type Props = { tools: PageTools; chrome: Chrome; head: HeadProps };

export const Head = ({ tools, chrome, head }: Props) => {
  const { title, description, type = "website" } = head;
  const address = tools.absolute(tools.page.route);
  const image = socialImage(tools);
  const { placename, latitude, longitude, region } = geoOf(head.placename);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={tools.policy(outside(chrome))} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {head.unindexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {tools.shared(SiteMarks, { hasBlog: chrome.hasBlog })}
      {tools.shared(Looks, { styles: tools.styles, fonts: tools.fonts })}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={tools.absolute(image.src)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={tools.absolute(image.src)} />
      <meta name="geo.region" content={region} />
      <meta name="geo.placename" content={placename} />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
      <meta name="ICBM" content={`${latitude}, ${longitude}`} />
      <StructuredData nodes={head.nodes} />
    </head>
  );
};

type LooksProps = { tools: Tools; styles: string; fonts: string[] };

const Looks = ({ tools, styles, fonts }: LooksProps) => (
  <>
    {fonts.map(font => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
    ))}
    <style dangerouslySetInnerHTML={{ __html: palette + styles }} />
    {/* Nothing on the first view waits for it; the fonts do. */}
    <script type="module" src={tools.script("base").src} fetchPriority="low" />
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
  </>
);

const SiteMarks = ({ tools, hasBlog }: { tools: Tools; hasBlog: boolean }) => (
  <>
    <meta property="og:site_name" content={site.name} />
    <meta property="og:locale" content="en_GB" />
    <meta name="theme-color" content={colours.night} />
    <link rel="icon" href={tools.image("icon").src} type="image/svg+xml" />
    <link rel="apple-touch-icon" href={tools.image("touch-icon").src} />
    <link rel="manifest" href="/site.webmanifest" />
    {hasBlog && (
      <link rel="alternate" type="application/rss+xml" title={site.name} href="/feed.xml" />
    )}
  </>
);

/** Fetch what a visitor points at, and never render it ahead: of the thank-you page that would count a conversion. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});
