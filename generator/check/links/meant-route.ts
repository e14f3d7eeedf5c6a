import { nearest } from "../../words/nearest.ts";

/**
 * The address that someone most likely meant by one that is not there. '/web-design-coventry' is but two letters from
 * '/web-design-daventry', and yet another town: the words in which two addresses differ must be near each other too.
 */
export function meantRoute(route: string, routes: Iterable<string>): string | undefined {
  const words = wordsOf(route);
  const differing = [...routes].map(other => ({
    other,
    here: without(words, wordsOf(other)),
    there: without(wordsOf(other), words),
  }));
  const ofSameWords = differing.find(({ here, there }) => here === "" && there === "");
  if (ofSameWords) return ofSameWords.other;
  const alike = differing.filter(
    ({ here, there }) => here === "" || there === "" || isSlipOf(here, there),
  );
  return nearest(
    route,
    alike.map(({ other }) => other),
  );
}

/** Whoever mistypes a word seldom does so at its first letter. */
function isSlipOf(word: string, meant: string): boolean {
  return word[0] === meant[0] && nearest(word, [meant]) !== undefined;
}

function wordsOf(route: string): string[] {
  return route.toLowerCase().split(/[/-]/);
}

function without(words: string[], others: string[]): string {
  return words.filter(word => !others.includes(word)).join("-");
}
