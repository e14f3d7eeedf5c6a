import { colours } from "../../content/colours.ts";
import { markSvg } from "./mark.ts";

const { amber, chalk, night, sky, skyQuiet } = colours;

/** The mark on night: small as icons are, its lines are heavier. */
export function iconSvg({ corner, inset }: { corner: number; inset: number }): string {
  const size = 32 - 2 * inset;
  const place = { x: inset, y: inset, width: size, height: size };
  const mark = markSvg(place, { front: chalk, accent: amber, weight: 4 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${night}"/>${mark}</svg>`;
}

/** What stands in for a picture that could not be loaded: an empty field. */
export const fallbackSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="${sky}"/><g fill="none" stroke="${skyQuiet}" stroke-width="4"><path d="M120 84h960v507H120zM600 84v507M280 84v507M920 84v507"/><path d="M440 84v507M760 84v507" stroke-dasharray="14 14"/></g></svg>`;
