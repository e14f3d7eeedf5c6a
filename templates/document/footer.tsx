import { analytics } from "../../content/analytics.ts";
import { footerGroups } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import type { Tools } from "../../generator/site.ts";
import { isWordMark } from "../drawing/mark.ts";
import type { Chrome, Trade } from "../parts/chrome.ts";
import { addressLine } from "../parts/contact/address-line.ts";
import { MailAddress } from "../parts/contact/mail-address.tsx";
import { telephone } from "../parts/contact/telephone.tsx";
import { allIndustries, allLocations } from "../parts/directories.ts";
import { linksShown } from "../parts/links-shown.ts";
import { capital } from "../parts/words/capital.ts";
import { Mark } from "./mark.tsx";
import "./footer.css";

type Props = { tools: Tools; chrome: Chrome };

export const Footer = ({ tools, chrome }: Props) => {
  const groups = [
    groupOf(chrome.locations, allLocations),
    groupOf(chrome.industries, allIndustries),
    ...footerGroups,
  ].filter(({ links }) => links.length > 0);
  return (
    <footer className="footer night">
      <div className="wrap">
        <div className="footer-top">
          <p className="footer-name">
            <Mark /> {!isWordMark && site.name}
          </p>
          <p className="footer-strap">{site.strapline}</p>
          <p className="footer-reach">
            <a href={`mailto:${site.email}`}>
              <MailAddress />
            </a>
            <a href={`tel:${site.phone.e164}`}>{telephone(site.phone.display)}</a>
          </p>
        </div>
        <nav className="footer-groups" aria-label="All pages">
          {groups.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="footer-heading">{heading}</h2>
              <ul className="footer-links">
                {links.map(({ label, route }) => (
                  <li key={route}>
                    <a href={tools.link(route)}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="footer-legal">
          <p>
            © {site.footerYear} {site.name}, {addressLine(site.address)}. {site.legalLine}
          </p>
          {chrome.analyticsTagId && (
            <button type="button" className="consent-again" data-consent-again hidden>
              {analytics.againLabel}
            </button>
          )}
          {site.socialLinks.length > 0 && (
            <ul role="list" className="footer-social">
              {site.socialLinks.map(({ name, url }) => (
                <li key={name}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
};

function groupOf(pages: Trade[], all: Trade) {
  const links = linksShown(pages, all).map(({ name, route }) => ({ label: name, route }));
  return { heading: capital(all.name), links };
}
