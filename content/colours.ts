import type { Colours, SignalColours } from "./rules/fact-schemas.ts";

/** The colours of the business. Pages, pictures, icons, mails and the form service's own pages take them from here. */
export const colours: Colours = {
  /** The page itself, and words on dark bands. */
  chalk: "#ffffff",
  /** Every other band. */
  mist: "#f3f6f4",
  /** Words, and the edges of buttons. */
  ink: "#0e1b16",
  /** Words of less weight. */
  slate: "#46564f",
  /** Hairlines. */
  line: "#d5ded9",
  /** Links, ticks and what has the focus. */
  turf: "#0b5d3f",
  /** The plan that stands out, and dark bands. */
  turfDeep: "#07402c",
  /** The head of a page and its foot. */
  night: "#0a2018",
  /** Words and lines on night. */
  mint: "#d8f3e4",
  /** The tint of covers and tables. */
  sky: "#e4f1ea",
  /** The one accent, light enough for words in ink on it: the main button, 'Most Popular'. */
  amber: "#ffb31a",
  /** Lines in the background of drawings on night, turfDeep and sky. */
  nightQuiet: "#4d6b5f",
  turfQuiet: "#4f8069",
  skyQuiet: "#a9c8b8",
};

/** What forms, dialogs and mails signal with. */
export const signalColours: SignalColours = {
  /** The faintest words: what stands beside a field. */
  muted: "#5c6b64",
  /** The edges of fields. */
  control: "#7c8b84",
  /** The word 'monthly', and what it stands on. */
  amberDeep: "#8a4b00",
  amberSoft: "#fff3db",
  /** What went wrong, and what it stands on. */
  red: "#b42318",
  redSoft: "#fef1f0",
};
