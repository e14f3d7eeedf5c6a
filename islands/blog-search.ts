import { breath } from "./base/breath.ts";
import { nearest } from "./base/nearest.ts";
import type { BlogSearchProps } from "./blog-search/blog-search.tsx";
import { cardsIn } from "./blog-search/cards.ts";
import { fetchIndex } from "./blog-search/fetch-index.ts";
import { countWords } from "./blog-search/found.ts";

const quietMs = 700;
/** Sooner, since a reload asks for the address as it is. Not on every key: Safari takes a hundred in ten seconds. */
const keptMs = 150;
const awaited = "Searching...";
const unknown = "Only this page was searched";

/** Plain script: the controls are in the page already, see blog-search/blog-search.tsx. */
export function mount(root: HTMLElement, { count, indexUrl }: BlogSearchProps): void {
  const address = new URL(location.href);
  address.hash = "";
  const asked = address.searchParams;
  const cards = cardsIn(document, count);
  const input = part<HTMLInputElement>(root, "input");
  const shown = part(root, "[data-count]");
  const filters = [...root.querySelectorAll<HTMLElement>("[data-filter]")];
  // An old link may ask for a category that is no more: nothing would be shown, and no button pressed.
  const wanted = asked.get("category") ?? "";
  let category = filters.some(({ dataset }) => dataset.filter === wanted) ? wanted : "";
  /** Said until it is known what the other pages of the blog hold: nobody can count before. */
  let others = indexUrl ? unknown : "";
  let timer = 0;
  let keeping = 0;

  function show(): void {
    const found = cards.show({ text: input.value, category });
    const isIdle = !input.value && !category;
    const open = isIdle ? "" : others;
    const words = open || countWords(found);
    shown.textContent = words;
    shown.toggleAttribute("data-idle", isIdle);
    part(root, "[data-empty]").hidden = open !== "" || found > 0;
    for (const filter of filters)
      filter.setAttribute("aria-pressed", String(filter.dataset.filter === category));
    clearTimeout(timer);
    // Once the typing pauses, not on every key.
    timer = window.setTimeout(() => {
      part(root, "[data-said]").textContent = words;
    }, quietMs);
    clearTimeout(keeping);
    keeping = window.setTimeout(remember, keptMs);
  }

  /**
   * In the address, where Back, a reload and who is sent the link find it, beside what else is asked there. Not a text that
   * was pasted in by mistake: servers refuse an address that is too long, and a reload would show their page.
   */
  function remember(): void {
    for (const [name, value] of Object.entries({ q: input.value, category })) {
      asked.delete(name);
      if (value && value.length < 500) asked.set(name, value);
    }
    // Whole: a path of two slashes, which hosts serve as if it were one, names another host by itself.
    history.replaceState(history.state, "", address);
  }

  async function use(): Promise<void> {
    if (!indexUrl || others !== unknown) return show();
    others = awaited;
    show();
    const index = await Promise.race([fetchIndex(indexUrl), breath(30_000)]);
    // Without it, or with the page of a network that wants a password first, this page's cards are searched, and the next
    // use tries again.
    others = index?.length ? "" : unknown;
    if (index) cards.know(index);
    show();
  }

  input.addEventListener("input", use);
  // Who follows a link before the typing is called a pause has left the box.
  input.addEventListener("change", remember);
  root.addEventListener("click", ({ target }) => {
    // A browser that translates the page puts elements of its own into a button.
    const { topic, filter } = nearest(target, "button")?.dataset ?? {};
    if (topic) input.value = topic.toLowerCase();
    if (filter !== undefined) category = filter;
    // 'All Posts' means all of them: not those that a text still holds back.
    if (filter === "") input.value = "";
    if ((topic ?? filter) === undefined) return;
    use();
    remember();
  });
  // Something may have been typed before this code came.
  input.value ||= asked.get("q") ?? "";
  if (input.value || category) use();
}

/** The controls come from our own markup, so each part is there. */
function part<E extends HTMLElement = HTMLElement>(root: HTMLElement, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`The search has no ${selector}`);
  return found;
}
