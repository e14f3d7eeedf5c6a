import { colours } from "../../content/colours.ts";

/** The colours of the business, named for stylesheets: turfDeep is --turf-deep there. Rings and covers need no names. */
export const palette: string = `:root{${Object.entries(colours)
  .filter(([name]) => !name.endsWith("Quiet"))
  .map(([name, colour]) => `--${name.replace(/[A-Z]/g, big => `-${big.toLowerCase()}`)}:${colour}`)
  .join(";")}}`;
