import { site } from "../../content/site.ts";
import { telephone } from "./contact/telephone.tsx";
import { Icon } from "./icon.tsx";
import "./words/unbroken.css";
import "./call-link.css";

/** Dials our number. */
export const CallLink = () => (
  <a className="button button-secondary call" href={`tel:${site.phone.e164}`}>
    <Icon name="phone" />
    <span>
      Call&nbsp;
      <wbr />
      <span className="unbroken">{telephone(site.phone.display)}</span>
    </span>
  </a>
);
