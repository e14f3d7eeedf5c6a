/**
 * For page.evaluate(): the words in some places of which one part stands on one line and the rest on the next. In a text
 * of one's own, code, addresses and what else is longer than a line may break.
 */
export function brokenWords(places: string): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around?.checkVisibility() || around.closest("svg, code") || !around.closest(places))
      continue;
    // What only a screen reader reads is a pixel wide; what has no box of its own has no width.
    const boxes = [around, around.parentElement ?? around].filter(box => box.getClientRects()[0]);
    if (boxes.some(box => box.getBoundingClientRect().width <= 1)) continue;
    const isMail = around.closest('a[href^="mailto:"]');
    const words = isMail ? /[\p{L}\p{N}]{2,}/gu : /[\p{L}\p{N}£.,']{2,}/gu;
    const content = text.textContent ?? "";
    const long = /[^\s-]{21,}/g;
    const shown = isMail ? content : content.replace(long, run => " ".repeat(run.length));
    for (const { 0: word, index } of shown.matchAll(words)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(word);
    }
  }
  return found;
}
