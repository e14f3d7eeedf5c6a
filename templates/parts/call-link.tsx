import { site } from "../../content/site.ts";
import { Icon } from "./icon.tsx";

/** Dials our number. */
export const CallLink = () => (
  <a className="button button-secondary" href={`tel:${site.phone.e164}`}>
    <Icon name="phone" />
    <span>Call {site.phone.display.replaceAll(" ", "\u00a0")}</span>
  </a>
);
