import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

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
 * Chromium without all that stands around a page: the same pages in the same fonts, and journeys take a third less of
 * the processor. It knows no pages that are kept for Back. Whoever names a CHROMIUM wants that one.
 */
function findShell(): string | undefined {
  return ["/usr/bin/chromium-headless-shell"].find(
    path => !process.env.CHROMIUM && existsSync(path),
  );
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
  /** Keeps the pages that are left; then `page.goBack()` never ends and `history.back()` must do. */
  keepsPages?: boolean;
  /** Scrollbars that take room, as with a mouse on Windows. */
  showsScrollbars?: boolean;
  /** The size of text that the visitor has chosen in the browser: 16 pixels where nobody has. */
  textPixels?: number;
};

/** Starts the browser that is there; a test file closes it in the end. */
export async function launchBrowser({
  keepsPages,
  showsScrollbars,
  textPixels = 16,
}: BrowserHabits = {}) {
  const ignoreDefaultArgs = [
    ...(keepsPages ? ["--disable-back-forward-cache"] : []),
    ...(showsScrollbars ? ["--hide-scrollbars"] : []),
  ];
  const chosen = textPixels === 16 ? [] : [`--blink-settings=defaultFontSize=${textPixels}`];
  const args = [...chromiumArgs, ...chosen];
  return chromium.launch({ executablePath: neededChromium(), args, ignoreDefaultArgs });
}

/** A browser that several processes use, each by `chromium.connect()` with its address. */
export async function launchSharedBrowser() {
  const executablePath = findShell() ?? neededChromium();
  return chromium.launchServer({ executablePath, args: chromiumArgs, host: "127.0.0.1" });
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
