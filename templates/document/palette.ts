import { colours, signalColours } from "../../content/colours.ts";

/**
 * The colours of the business, named for stylesheets: turfDeep is --turf-deep there. Rings and covers need no names.
 * What darkens the page behind a dialog is told them too: before 2024 browsers passed none on to it.
 */
export const palette: string = `:root,::backdrop{${Object.entries({ ...colours, ...signalColours })
  .filter(([name]) => !name.endsWith("Quiet"))
  .map(([name, colour]) => `--${name.replace(/[A-Z]/g, big => `-${big.toLowerCase()}`)}:${colour}`)
  .join(";")}}`;
