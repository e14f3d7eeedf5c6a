import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CorpusArticle, markdownOf } from "../corpus.ts";
import { debianTool } from "../debian-tool.ts";
import { moveAway } from "../move-away.ts";
import { npmTool } from "../npm-tool.ts";
import { benchCache, projectRoot } from "../places.ts";
import { type Contender, markBody } from "./contender.ts";
import type { Frame } from "./frame.ts";
import { type Variant, variants } from "./variants.ts";

/** "bare" is no generator, but a limit: what Node takes to read, convert and write the texts. */
export const peerNames = ["hugo", "eleventy", "astro", "bare"] as const;
export type PeerName = (typeof peerNames)[number];

/** How a peer is run and where its things lie, relative to its site. */
type Peer = {
  version: string;
  program: string;
  args: string[];
  packages?: string;
  articles: string;
  frame: string;
  out: string;
  /** What it keeps between builds beside its output. */
  kept: string[];
  template: string;
  /** What it takes part in, where that is not everything. */
  variants?: readonly Variant[];
};

/** The peer's site in bench/peers with the corpus and the frame; nothing when the peer cannot be installed. */
export function peer(
  name: PeerName,
  { articles, frame }: { articles: readonly CorpusArticle[]; frame: Frame },
): Contender | undefined {
  const found = installed[name]();
  if (!found) return undefined;
  const root = join(benchCache, "sites", `${name}-${articles.length}`);
  moveAway(root);
  cpSync(join(projectRoot, "bench/peers", name), root, { recursive: true });
  if (found.packages) symlinkSync(found.packages, join(root, "node_modules"));
  const out = join(root, found.out);
  const articleFile = ({ slug }: CorpusArticle) => join(root, found.articles, `${slug}.md`);
  writeSite({ root, found, articles, frame, articleFile });
  return {
    name,
    version: found.version,
    command: { program: found.program, args: found.args, folder: root, environment: quiet },
    made: () => [out, ...found.kept.map(path => join(root, path))],
    articleFile,
    pageFile: ({ slug }) => join(out, "blog", slug, "index.html"),
    template: { file: join(root, found.template), edit: markBody },
    variants: found.variants ?? variants,
  };
}

const quiet = { ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

function writeSite({
  root,
  found,
  articles,
  frame,
  articleFile,
}: {
  root: string;
  found: Peer;
  articles: readonly CorpusArticle[];
  frame: Frame;
  articleFile: Contender["articleFile"];
}): void {
  mkdirSync(join(root, found.articles), { recursive: true });
  for (const article of articles) {
    const { title, excerpt, date, category, tags, body } = article;
    writeFileSync(articleFile(article), markdownOf(body, { title, excerpt, date, category, tags }));
  }
  mkdirSync(join(root, found.frame, ".."), { recursive: true });
  writeFileSync(join(root, found.frame), JSON.stringify(frame));
}

const installed: Record<PeerName, () => Peer | undefined> = {
  hugo: () => {
    const tool = debianTool("hugo");
    return (
      tool && {
        ...tool,
        args: [],
        articles: "content/blog",
        frame: "data/frame.json",
        out: "public",
        kept: ["resources", ".hugo_build.lock"],
        template: "layouts/_default/baseof.html",
      }
    );
  },
  eleventy: () => {
    const tool = npmTool("@11ty/eleventy", ["3", "3.1.2"]);
    return (
      tool && {
        version: tool.version,
        program: process.execPath,
        args: [tool.script, "--quiet"],
        packages: join(tool.folder, "node_modules"),
        articles: "articles",
        frame: "_data/frame.json",
        out: "_site",
        kept: [".cache"],
        template: "_includes/base.njk",
      }
    );
  },
  astro: () => {
    // Astro 6 and later refuse a Node below 22.12.
    const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
    const tool = npmTool("astro", major > 22 || (major === 22 && minor >= 12) ? ["7", "5"] : ["5"]);
    return (
      tool && {
        version: tool.version,
        program: process.execPath,
        args: [tool.script, "build"],
        packages: join(tool.folder, "node_modules"),
        articles: "articles",
        frame: "src/frame.json",
        out: "dist",
        kept: [".astro", ".astro-cache"],
        template: "src/layouts/Base.astro",
      }
    );
  },
  bare: () => ({
    version: process.versions.node,
    program: process.execPath,
    args: ["build.mjs"],
    packages: join(projectRoot, "node_modules"),
    articles: "articles",
    frame: "frame.json",
    out: "dist",
    kept: [],
    template: "build.mjs",
    variants: ["cold"],
  }),
};
