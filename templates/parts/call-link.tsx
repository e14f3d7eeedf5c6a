import { site } from "../../content/site.ts";
import { Icon } from "./icon.tsx";
import { oneLine } from "./one-line.ts";
import "./call-link.css";

/** Dials our number. */
export const CallLink = () => (
  <a className="button button-secondary call" href={`tel:${site.phone.e164}`}>
    <Icon name="phone" />
    <span>
      Call&nbsp;
      <wbr />
      {oneLine(site.phone.display)}
    </span>
  </a>
);
