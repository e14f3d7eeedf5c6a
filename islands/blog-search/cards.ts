import type { BlogIndex } from "./fetch-index.ts";
import { finding, isEverything, type Wanted } from "./found.ts";

const shownMax = 24;
const atOnce = 4;

type Cards = {
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
  more.className = "button button-secondary blog-search-more";
  more.textContent = "Show more articles";
  grid?.after(more);
  more.hidden = true;
  let index: BlogIndex = [];
  /** Cards of this page that are hidden yet, and the HTML of others. */
  let waiting: (HTMLElement | string)[] = [];
  let added: ChildNode[] = [];

  /** A few cards a frame: a screenful at once keeps a slow phone from hearing the next key. */
  async function showMore(): Promise<void> {
    const cards = waiting;
    // The next search has others waiting.
    for (let left = shownMax; left > 0 && cards.length > 0 && cards === waiting; left -= atOnce) {
      for (const card of cards.splice(0, atOnce)) appear(card);
      await painted();
    }
    if (cards === waiting) more.hidden = cards.length === 0;
  }

  function appear(card: HTMLElement | string): void {
    if (typeof card !== "string") {
      card.hidden = false;
      return;
    }
    const template = page.createElement("template");
    template.innerHTML = card;
    added.push(...template.content.childNodes);
    grid?.append(template.content);
  }

  function show(wanted: Wanted): number {
    for (const card of added) card.remove();
    added = [];
    const isAll = isEverything(wanted);
    const isFound = finding(wanted);
    if (pages) pages.hidden = !isAll;
    const isIndexed = index.length > 0 && !isAll;
    const found: (HTMLElement | string)[] = isIndexed
      ? index.filter(isFound).map(({ html }) => html)
      : own.filter(card => isFound(searched(card)));
    for (const card of own) card.hidden ||= !found.includes(card);
    waiting = found.filter(card => typeof card === "string" || card.hidden);
    showMore();
    return isAll ? count : found.length;
  }

  more.addEventListener("click", () => {
    const [first] = waiting;
    const at = added.length;
    showMore();
    const next = [first, ...added.slice(at)].find(card => card instanceof HTMLElement);
    next?.querySelector("a")?.focus();
  });
  return { show, know: known => (index = known) };
}

/** When the next frame has been painted. */
function painted(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}

function searched({ dataset: { search = "", category = "" } }: HTMLElement) {
  return { search, category };
}
