import { buttons } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import type { Tools } from "../../generator/site.ts";
import { isWordMark } from "../drawing/mark.ts";
import type { Chrome } from "../parts/chrome.ts";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Mark } from "./mark.tsx";
import { menuItems } from "./menu-items.ts";
import { MenuLink } from "./menu-link.tsx";
import { Places } from "./places.tsx";
import "./header.css";

type Props = { tools: Tools; chrome: Chrome; here: string };

/** Transparent over the first section; the base script makes it solid and opens the dropdown. */
export const Header = ({ tools, chrome, here }: Props) => (
  <header className="header" data-header>
    <div className="wrap header-row">
      <a className="logo" href={tools.link("/")}>
        <Mark />
        {!isWordMark && <span className="logo-name">{site.name}</span>}
      </a>
      <nav className="nav" aria-label="Main">
        <ul className="nav-list">
          {menuItems(chrome).map(item =>
            "dropdown" in item ? (
              <li key={item.label} className="nav-places" data-dropdown>
                <button
                  type="button"
                  className="nav-link"
                  aria-expanded="false"
                  aria-controls="places-panel"
                >
                  {item.label} <Icon name="down" />
                </button>
                <div className="nav-panel chalk" id="places-panel">
                  <Places tools={tools} places={chrome.locations} here={here} />
                </div>
              </li>
            ) : (
              <li key={item.label}>
                <MenuLink tools={tools} item={item} here={here} />
              </li>
            ),
          )}
        </ul>
      </nav>
      <OpenDialog tools={tools} dialog="quote" look="button header-quote">
        {buttons.quoteInHeader}
      </OpenDialog>
      <button
        type="button"
        className="burger"
        aria-label="Menu"
        aria-haspopup="dialog"
        data-open="drawer"
        popoverTarget="drawer"
      >
        <Icon name="menu" />
      </button>
    </div>
  </header>
);
