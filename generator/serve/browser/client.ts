import type { PageEvent } from "./events.ts";
import { showProblems, showWarnings } from "./overlay.ts";
import { patchPage } from "./patch.ts";
import { moveStylesheets, swapStyles } from "./styles.ts";

const own = document.querySelector<HTMLScriptElement>('script[src="/_dev/client.js"]')?.dataset;
let version = own?.version ?? "";
let server: string | undefined;
let stream: EventSource | undefined;
const scrollKey = "dev:scroll";

listen();
restoreScroll();
// A browser opens six connections to one server at most: pages that nobody looks at leave theirs to others.
document.addEventListener("visibilitychange", () => (document.hidden ? hangUp() : listen()));

function listen(): void {
  if (stream || document.hidden) return;
  const badge = document.querySelector("dev-badge")?.textContent ?? "";
  const about = { path: location.pathname, template: own?.template ?? "", version, badge };
  stream = new EventSource(`/_dev/events?${new URLSearchParams(about)}`);
  stream.onmessage = ({ data }) => act(JSON.parse(data));
}

function hangUp(): void {
  stream?.close();
  stream = undefined;
}

function act(event: PageEvent): void {
  if (event.kind === "hello") greet(event.server);
  else if (event.kind === "reload") reload();
  else if (event.kind === "page") update(event);
  else if (event.kind === "problems") showProblems(event.problems, { isAboveGood: version !== "" });
  else if (event.kind === "warnings") showWarnings(event.warnings);
  else if (event.kind === "version") version = event.version;
  else if (own?.styles === "elsewhere") reload();
  else {
    swapStyles(event.css);
    moveStylesheets(event.moved);
  }
}

function update({ before, after, version: now }: PageEvent & { kind: "page" }): void {
  if (patchPage(before, after)) version = now;
  else reload();
}

/** A server that was started again may have other code altogether. */
function greet(name: string): void {
  if (server !== undefined && server !== name) reload();
  server = name;
}

function reload(): void {
  hangUp();
  sessionStorage.setItem(scrollKey, JSON.stringify([location.pathname, scrollX, scrollY]));
  location.reload();
}

/** Browsers do it themselves, and hold on to what is seen, unless the page has told them not to. */
function restoreScroll(): void {
  const [path, left, top] = JSON.parse(sessionStorage.getItem(scrollKey) ?? "[]");
  sessionStorage.removeItem(scrollKey);
  if (history.scrollRestoration === "manual" && path === location.pathname)
    scrollTo({ left, top, behavior: "instant" });
}
