import { colours } from "../../content/colours.ts";

/** The colours of the business, named for stylesheets: turfDeep is --turf-deep there. Rings and covers need no names. */
export const palette: string = `:root{${Object.entries(colours)
  .filter(([name]) => !name.endsWith("Quiet"))
  .map(([name, colour]) => `--${name.replace(/[A-Z]/g, big => `-${big.toLowerCase()}`)}:${colour}`)
  .join(";")};--night-rgb:${channels(colours.night)};--mint-rgb:${channels(colours.mint)}}`;

/** As shadows and tints want it, that let something through: the numbers of red, green and blue. */
function channels(colour: string): string {
  return (colour.match(/[\da-f]{2}/gi) ?? []).map(pair => Number.parseInt(pair, 16)).join(" ");
}
