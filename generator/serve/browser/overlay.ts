/** What is wrong, in the words of the terminal, above a page that stays as it was, if there has been a good one. */
let host: HTMLElement | undefined;

export function showProblems(problems: string[], { isAboveGood }: { isAboveGood: boolean }): void {
  host?.remove();
  host = problems.length > 0 ? above("dev-problems", panel(problems, isAboveGood)) : undefined;
  // Below is then nothing but the same words.
  host?.classList.toggle("alone", !isAboveGood);
}

/** What keeps no page from being shown: a line in the corner, which opens. */
let corner: HTMLElement | undefined;
const count = element("span", { role: "status" });
const list = element("details", {});

/** Only the words are replaced: who reads an open list keeps the focus and the place in it. */
export function showWarnings(warnings: string[]): void {
  if (warnings.length === 0) {
    corner?.remove();
    corner = undefined;
    return;
  }
  corner ??= above("dev-warnings", warningsSection());
  count.textContent = warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`;
  const shown = [...list.querySelectorAll("pre")];
  for (const [at, warning] of warnings.entries()) {
    const place = shown[at];
    if (!place) list.append(words(warning));
    else if (place.textContent !== warning) place.textContent = warning;
  }
  for (const rest of shown.slice(warnings.length)) rest.remove();
}

function warningsSection(): HTMLElement {
  const section = element("section", {});
  const summary = element("summary", {});
  summary.append(count);
  list.replaceChildren(summary);
  list.removeAttribute("open");
  section.append(list);
  return section;
}

/** Above everything, dialogs included. */
function above(name: string, content: HTMLElement): HTMLElement {
  const made = document.createElement(name);
  const shadow = made.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [styles()];
  shadow.append(content);
  document.documentElement.append(made);
  made.popover = "manual";
  made.showPopover();
  return made;
}

function panel(problems: string[], isAboveGood: boolean): HTMLElement {
  const section = element("section", { role: "alert" });
  const head = element("header", {});
  const count = problems.length === 1 ? "One problem" : `${problems.length} problems`;
  const below = isAboveGood
    ? "The page below is the last good one."
    : "The page comes when all is mended.";
  head.append(element("h2", {}, `${count}. ${below}`));
  if (isAboveGood) head.append(hideButton());
  section.append(head, ...problems.map(words));
  return section;
}

function hideButton(): HTMLElement {
  const button = element("button", { type: "button" }, "Hide");
  button.addEventListener("click", () => host?.remove());
  return button;
}

function words(problem: string): HTMLElement {
  return element("pre", { tabindex: "0" }, problem);
}

function element(name: string, attributes: Record<string, string>, text = ""): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** Made by script: an element with styles of its own would be refused by the page's policy. */
function styles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host { all: initial; position: fixed; inset: 0 0 auto 0; margin: 0; width: 100%; max-height: 70vh; overflow: auto; border: 0; padding: 0; color-scheme: dark; }
section { background: #1d1416; color: #f6eceb; border-bottom: 4px solid #ff6b57; box-shadow: 0 8px 32px rgb(0 0 0 / .5); padding: 12px 20px 16px; }
:host(.alone) { height: 100%; max-height: none; background: #1d1416; }
:host(dev-warnings) { inset: auto 0 0 auto; width: auto; max-width: 100%; max-height: 50vh; }
:host(dev-warnings) section { border: 0; border-top: 3px solid #ffb31a; padding: 6px 14px; }
summary { font: 600 13px/1.5 system-ui, sans-serif; cursor: pointer; }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
h2 { font: 600 15px/1.4 system-ui, sans-serif; margin: 0; color: #ff9d8f; }
button { font: 600 14px/1 system-ui, sans-serif; padding: 8px 14px; border-radius: 6px; border: 1px solid #ff9d8f; background: none; color: inherit; cursor: pointer; }
pre { font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; margin: 14px 0 0; white-space: pre; overflow-x: auto; }
@media print { :host { display: none; } }
`);
  return sheet;
}
