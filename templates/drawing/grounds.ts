import { colours } from "../../content/colours.ts";

/** What a picture is drawn on, and the colours of what stands on it. */
export type Ground = { fill: string; ink: string; soft: string; quiet: string };
const { chalk, ink, mint } = colours;
const onDark = { ink: chalk, soft: mint };
export const night: Ground = { ...onDark, fill: colours.night, quiet: colours.nightQuiet };
export const turf: Ground = { ...onDark, fill: colours.turfDeep, quiet: colours.turfQuiet };
export const sky: Ground = { fill: colours.sky, ink, soft: colours.turf, quiet: colours.skyQuiet };
