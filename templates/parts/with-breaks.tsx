import { Fragment } from "react";

/** A text that goes on at these places where a line is too short for all of it, and not in the middle of a word. */
export function withBreaks(text: string, places: RegExp) {
  return text.split(places).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
