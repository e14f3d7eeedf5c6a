import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type Page } from "playwright-core";

/** A Chromium that is there: named by CHROMIUM, installed on the system, or Playwright's own. */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  const places = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
  ];
  const mac = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return [...(named ? [named] : []), ...places, ...mac, chromium.executablePath()].find(existsSync);
}

/**
 * Chromium without all that stands around a page: the same pages in the same fonts, with a third less work for the
 * processor. Whoever names a CHROMIUM wants that one.
 */
function findShell(): string | undefined {
  const shell = "/usr/bin/chromium-headless-shell";
  return !process.env.CHROMIUM && existsSync(shell) ? shell : undefined;
}

/**
 * Each window brings pages of its own for the popups of its address bar, which nobody sees here and which took half
 * of the processor time of the journeys. The last list of features on the command line counts, so that Playwright's
 * own are named again: what pages wait for before they paint, and what Chromium asks on the internet.
 */
const featuresOff = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...["AimEnabled", "LensOverlay", "MediaRouter", "OptimizationHints", "PreconnectToSearch"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "NetworkTimeServiceQuerying"],
  ...["PaintHolding", "DestroyProfileOnBrowserClose", "AvoidUnnecessaryBeforeUnloadCheckSync"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
];

/** Flags under which Chromium runs anywhere and asks nobody on the internet for anything. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  // As Chromium has it anyway: the shell would round the widths of letters to whole pixels.
  "--font-render-hinting=none",
  `--disable-features=${featuresOff.join()}`,
];

/** What browsers do, and Playwright's do not by themselves. */
export type BrowserHabits = {
  /** All of Chromium as visitors have it, for what is measured. */
  isWhole?: boolean;
  /** Keeps the pages that are left, which the shell never does; then `page.goBack()` never ends and `history.back()` must do. */
  keepsPages?: boolean;
  /** Scrollbars that take room, as with a mouse on Windows. */
  showsScrollbars?: boolean;
  /** The size of text that the visitor has chosen in the browser: 16 pixels where nobody has. */
  textPixels?: number;
};

/** Starts the browser that is there; a test file closes it in the end. */
export async function launchBrowser({
  isWhole,
  keepsPages,
  showsScrollbars,
  textPixels = 16,
}: BrowserHabits = {}) {
  const ignoreDefaultArgs = [
    ...(keepsPages ? ["--disable-back-forward-cache"] : []),
    ...(showsScrollbars ? ["--hide-scrollbars"] : []),
  ];
  const chosen = textPixels === 16 ? [] : [`--blink-settings=defaultFontSize=${textPixels}`];
  return chromium.launch({
    executablePath: isWhole || keepsPages ? neededChromium() : neededBrowser(),
    args: [...chromiumArgs, ...chosen],
    ignoreDefaultArgs,
  });
}

/** A browser that several processes use, each by `chromium.connect()` with its address. */
export async function launchSharedBrowser() {
  return chromium.launchServer({
    executablePath: neededBrowser(),
    args: chromiumArgs,
    host: "127.0.0.1",
  });
}

/**
 * Windows of Chromium stand a little beside the mouse, which moves for tests alone. The shell opens them right under it,
 * and pages would be told of a mouse before anybody has one.
 */
export async function besideMouse(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { left: 10, top: 10 } });
  await devtools.detach();
  return page;
}

function neededBrowser(): string {
  return findShell() ?? neededChromium();
}

function neededChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "There is no Chromium. Run   npm test   which installs one, or name one in CHROMIUM.",
  );
}

/** Finds a browser or installs one: Playwright's, else the system's package. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stderr.write("No Chromium found; installing one …\n");
  for (const [command, ...args] of installers) {
    if (command) spawnSync(command, args, { stdio: ["ignore", 2, 2] });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium could be installed. Install one (Debian: apt-get install chromium) or name it in the variable CHROMIUM.",
  );
}

const installers = [
  ["npx", "playwright-core", "install", "chromium"],
  ["apt-get", "update", "-qq"],
  ["apt-get", "install", "-y", "-qq", "chromium", "chromium-headless-shell"],
  ["apt-get", "install", "-y", "-qq", "chromium"],
];
