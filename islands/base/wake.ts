import { quoteQuery } from "../../domain/addresses.ts";
import type { MountModule, OpenModule } from "../contract.ts";
import { breath } from "./breath.ts";
import { openDialog, setBack } from "./hold-back.ts";
import { nearest } from "./nearest.ts";
import { once } from "./once.ts";
import { overlayStyles } from "./overlay.ts";
import { styled } from "./styled.ts";

type Module = Partial<MountModule<unknown>> & OpenModule<unknown>;
type Loaded = { module: Module; root: HTMLElement; props: unknown };

/** Islands arrive when somebody comes near them, or at once where they say so: see contract.ts. */
export function wakeIslands(): void {
  // A finger is over what it touches, too.
  for (const type of ["pointerover", "focusin", "keydown"]) addEventListener(type, approach);
  addEventListener("click", press, true);
  // What opens a dialog is a button, as long as there is a script to open it. In Safari Tab leads past other links.
  for (const opener of document.querySelectorAll<HTMLElement>("a[data-open]")) {
    opener.setAttribute("role", "button");
    opener.tabIndex = 0;
  }
  for (const island of document.querySelectorAll<HTMLElement>("[data-awake]"))
    if (
      location.search.startsWith(island.dataset.awake ?? "") ||
      // Whoever came to it before this script did may have typed all they want to, and gone on.
      island.querySelector(":focus") ||
      island.querySelector("input")?.value ||
      isKept(island.dataset.island)
    )
      mounted(island).catch(console.error);
}

/** Whether this tab keeps what was typed there: see form/kept.ts. */
function isKept(name: string | undefined): boolean | undefined {
  try {
    return `typed-${name}` in sessionStorage;
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

/** What cannot be had is not asked for at each move of the mouse, only again by a press. */
const prepare = once(overlayStyles);

function approach(event: Press): void {
  const { target } = event;
  prepare(null);
  const opener = nearest<HTMLAnchorElement>(target, "a[data-open]");
  const island = opener ? dialogOf(opener) : nearest(target, "[data-island]");
  // Where it is out of reach for now, a click tries again, and then leads somewhere.
  if (island) mounted(island);
  // A link by itself knows only Enter.
  if (opener && event.key === " ") open(event, opener);
}

/** What the last press, other than the second of a double click, has opened or closed something by. */
let uncovers: Element | null | undefined;

function press(event: MouseEvent): void {
  const { target } = event;
  // Who has arrived glides from section to section: see document.css.
  document.body.dataset.here = "";
  const opener = nearest<HTMLAnchorElement>(target, "[data-open]");
  const island = nearest(target, "[data-island]");
  const button = nearest<HTMLButtonElement>(target, "button");
  // The second click of a double click would land on what the first has uncovered, such as another package.
  if (event.detail > 1 && uncovers) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  uncovers = nearest(target, "[data-toast],[data-open],[data-close]");
  if (opener) open(event, opener);
  else if (nearest(target, "[data-close]")) openDialog()?.close();
  else if (island && button) {
    event.preventDefault();
    event.stopPropagation();
    say(island, "Loading...");
    mounted(island).then(
      () => button.click(),
      () => pressAlone(button, island),
    );
  }
}

/**
 * The code cannot be had. A form in the page can be posted without it; one in a dialog says that it cannot, and so does
 * any while the browser is offline, whose own page about that would take the form's place.
 */
function pressAlone(button: HTMLButtonElement, island: HTMLElement): void {
  const isStuck = !navigator.onLine || island.matches("dialog");
  if (isStuck) say(island);
  // Where there is nothing to post the next press tries again.
  else if (button.form) {
    island.removeAttribute("data-island");
    button.click();
  }
}

/** Without words those that its template holds for code that cannot be had. */
function say(island: HTMLElement, words = island.querySelector("template")?.innerHTML): void {
  const note = island.querySelector("[data-note]");
  if (words && note) note.innerHTML = words;
}

/** What was pressed, by whatever means. */
type Press = Event & Partial<Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">>;

/** The press whose dialog is to be shown: on a slow connection several may come before the first one's styles. */
let latest: Press | undefined;

async function open(event: Press, opener: HTMLAnchorElement): Promise<void> {
  const dialog = dialogOf(opener);
  if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  latest = event;
  // On a slow connection it is plain for a while: who has pressed sees something soon. After half a second, a phone with
  // a round trip of 0.4 s would flash up a form without any styles.
  await Promise.race([Promise.all([overlayStyles(), styled(dialog.dataset.style)]), breath(1_000)]);
  await breath();
  if (latest !== event) return;
  openDialog()?.close();
  // Safari does not focus a link that is clicked, and the dialog gives focus back to where it was.
  opener.focus();
  // Left in the page, which is inert now, the text cursor would be looked for in all of it at the first tap.
  getSelection()?.removeAllRanges();
  // The page behind keeps the strip of its scrollbar, where that takes one.
  if (document.body.clientWidth < innerWidth) document.body.dataset.barred = "";
  dialog.showModal();
  // The menu has all it needs.
  if (!dialog.dataset.src) return;
  setBack(opener);
  // It may still say why it could not be had; a form that is written into the page says there how it was sent.
  if (dialog.dataset.propsUrl) say(dialog, "Loading...");
  await breath();
  // It may have been closed meanwhile, and opened again by another button.
  const isWanted = () => dialog.open && latest === event;
  try {
    const { module, root, props } = await mounted(dialog);
    // Fails where the answer was empty, which is a module too.
    if (isWanted()) setBack(opener, module.open({ dialog, root, props, options: opener.dataset }));
  } catch (error) {
    console.error(error);
    // What is written into the page can be filled in meanwhile; pressing its button tries again.
    if (!dialog.dataset.propsUrl || !isWanted()) return;
    // Offline the contact form could be sent no more than this, and may be out of reach.
    if (!navigator.onLine) return say(dialog);
    // In place of the entry that stands for the dialog, which would else go back as it closes.
    history.replaceState("", "");
    dialog.close();
    // It says why it stands in for the order.
    opener.search = quoteQuery + (opener.dataset.package ?? "");
    location.replace(opener.href);
  }
}

const mounted = once(async (host: HTMLElement): Promise<Loaded> => {
  const { dataset } = host;
  // Firefox remembers by its address what it could not have, so each try has another.
  dataset.tries = `${dataset.tries ?? ""}#`;
  const src = dataset.src + dataset.tries;
  const root = host.querySelector<HTMLElement>("[data-root]") ?? host;
  // Before the island's own, which change some of them.
  overlayStyles();
  // Nobody is left with 'Loading...' for longer than a form is left with an answer.
  const [module, props] = await Promise.race([
    Promise.all([import(src), propsOf(host), styled(dataset.style)]),
    breath(15_000).then(() => Promise.reject(src)),
  ]);
  module.mount?.(root, props);
  host.removeAttribute("data-island");
  return { module, root, props };
});

async function propsOf(host: HTMLElement): Promise<unknown> {
  const { propsUrl } = host.dataset;
  if (!propsUrl) return JSON.parse(host.querySelector("[data-props]")?.textContent || "{}");
  // Asked again each time a page is open: an old price must not outlive the page that shows the new one.
  const answer = await fetch(propsUrl, { cache: "no-cache" });
  // What comes with an error instead, JSON or not, fails here or in the island.
  return answer.json();
}

function dialogOf({ dataset }: HTMLElement): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${dataset.open}`);
}
