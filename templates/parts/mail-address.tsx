import { Fragment } from "react";
import { site } from "../../content/site.ts";

/** Where a line is too short for all of it, it goes on behind the @ or before a dot, and not in the middle of a word. */
export const MailAddress = () =>
  site.email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
