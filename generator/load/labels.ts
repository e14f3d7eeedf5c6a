/**
 * Where the lines `[label]: address` of a text lead, by their labels in small letters; of two the first counts. `code` is
 * the text with its code blank, which a label may be.
 */
export function labelsIn(code: string, text: string): Map<string, string | undefined> {
  const lines = code.matchAll(/^[ \t>]*\[([^\]\n]+)\]:(?:\s*(?:<([^<>\n]*)>|(\S+)))?/gm);
  const found = [...lines].map(({ 0: whole, 1: label = "", 2: bracketed, 3: plain, index }) => {
    const at = index + whole.indexOf("[") + 1;
    const written = text.slice(at, at + label.length).toLowerCase();
    return [written, bracketed ?? plain] as const;
  });
  return new Map(found.reverse());
}
