import type { Problem } from "../../problems/problem.ts";
import type { Site } from "../../site.ts";
import { unlessItFails } from "../../unless-it-fails.ts";
import { factProblems } from "../facts/fact-problems.ts";
import { parseEntry } from "./parse-entry.ts";
import type { AheadText } from "./read-ahead.ts";

type Judge = {
  take: (texts: readonly AheadText[]) => void;
  /** Does a millisecond's worth of what there is to do; tells whether there was anything. */
  someMore: () => boolean;
  /** Does all that is left, once the site is there. */
  rest: () => Promise<void>;
  factProblems: () => Problem[] | undefined;
};

/** Holds facts and texts against the rules of the site, once it is there, while other threads still read texts. */
export function judgeAhead(root: string, module: Promise<{ site: Site }>): Judge {
  const waiting: AheadText[] = [];
  let known: Site | undefined;
  let problems: Problem[] | undefined;
  const ready = module.then(
    ({ site }) => {
      known = site;
      problems = unlessItFails(() => factProblems(root, site.facts));
    },
    // Who opens the site tells why it cannot be opened.
    () => {},
  );
  const someMore = () => {
    if (!known) return false;
    const texts = waiting.splice(0, textsAtOnce);
    for (const text of texts) judge(text, known.collections);
    return texts.length > 0;
  };
  return {
    take: texts => void waiting.push(...texts),
    someMore,
    rest: async () => {
      await ready;
      while (someMore());
    },
    factProblems: () => problems,
  };
}

const textsAtOnce = 30;

function judge(ahead: AheadText, collections: Site["collections"]): void {
  const [, name = ""] = ahead.file.split("/");
  const collection = collections[name];
  if (!collection) return;
  // A rule whose own code fails is told of when the content is loaded.
  const parsed = unlessItFails(() => parseEntry(ahead.text, { collection, name }));
  if (parsed) ahead.parsed = parsed;
}
