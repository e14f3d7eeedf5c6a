import { Fragment } from "react";

/**
 * A text that may go on at these places and not in the middle of a word. A line breaks there wherever it is full, also
 * where the whole word would have room on the next one: name no place within what must stay together, such as '24/7'.
 */
export function withBreaks(text: string, places: RegExp) {
  return text.split(places).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and stay where they are
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
