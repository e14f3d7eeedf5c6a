import { site } from "../../../content/site.ts";
import { withBreaks } from "../words/with-breaks.tsx";

/** Where a line is too short for all of it, it goes on behind the @ or before a dot. */
export const MailAddress = () => withBreaks(site.email, /(?<=@)|(?=\.)/);
