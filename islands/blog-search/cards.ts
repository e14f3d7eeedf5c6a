import type { BlogIndex } from "../contract.ts";
import { isEverything, isFound, type Wanted } from "./found.ts";

const shownMax = 24;
const atOnce = 6;

export type Cards = {
  /** Shows what is wanted and says how many there are. */
  show: (wanted: Wanted) => number;
  /** From now on the whole blog is searched, not just this page of it. */
  know: (index: BlogIndex) => void;
};

/** The cards of this page, and with an index those of all pages. Long results come by the screenful. */
export function cardsIn(page: Document, count: number): Cards {
  const own = [...page.querySelectorAll<HTMLElement>("[data-card]")];
  const pages = page.querySelector<HTMLElement>("[data-pagination]");
  const grid = page.querySelector("[data-cards]");
  const more = page.createElement("button");
  more.type = "button";
  more.className = "button button-secondary blog-search-more";
  more.textContent = "Show more articles";
  grid?.after(more);
  more.hidden = true;
  let index: BlogIndex = [];
  let waiting: string[] = [];
  let added: ChildNode[] = [];
  let timer = 0;

  /** A few cards at a time: a slow phone takes its breath between them. */
  function showMore(left = shownMax): void {
    const template = page.createElement("template");
    template.innerHTML = waiting.slice(0, atOnce).join("");
    waiting = waiting.slice(atOnce);
    added.push(...template.content.childNodes);
    grid?.append(template.content);
    more.hidden = waiting.length === 0;
    if (left > atOnce && waiting.length > 0) timer = window.setTimeout(showMore, 0, left - atOnce);
  }

  function clear(): void {
    clearTimeout(timer);
    for (const card of added) card.remove();
    added = [];
    waiting = [];
    more.hidden = true;
  }

  function show(wanted: Wanted): number {
    clear();
    const isAll = isEverything(wanted);
    if (pages) pages.hidden = !isAll;
    const isIndexed = index.length > 0 && !isAll;
    const found = own.filter(card => {
      card.hidden = isIndexed || !isFound(searched(card), wanted);
      return !card.hidden;
    });
    if (!isIndexed) return isAll ? count : found.length;
    waiting = index.filter(article => isFound(article, wanted)).map(({ html }) => html);
    const total = waiting.length;
    showMore();
    return total;
  }

  more.addEventListener("click", () => {
    const at = added.length;
    showMore();
    const next = added.slice(at).find(node => node instanceof HTMLElement);
    next?.querySelector("a")?.focus();
  });
  return { show, know: known => (index = known) };
}

function searched({ dataset: { search = "", category = "" } }: HTMLElement) {
  return { search, category };
}
