import type { Page } from "playwright-core";

/**
 * What Chrome and Edge do to a page that a visitor has translated: each text gives way to two `<font>` around the new
 * words, and so does what comes into the page later. The new words are the old ones in brackets here.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const made = new WeakSet<Node>();
    const font = (...content: (Node | string)[]) => {
      const element = document.createElement("font");
      element.append(...content);
      for (const node of [element, ...element.childNodes]) made.add(node);
      return element;
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts)
        if (text.data.trim() && !made.has(text) && !text.parentElement?.closest("script, style"))
          text.replaceWith(font(font(`[${text.data}]`)));
    };
    document.documentElement.lang = "de";
    translateIn(document.body);
    const observer = new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) translateIn(node);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
