import { buttons } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import type { Tools } from "../../generator/site.ts";
import type { Chrome } from "../parts/chrome.ts";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { telephone } from "../parts/contact/telephone.tsx";
import { Icon } from "../parts/icon.tsx";
import { menuItems } from "./menu-items.ts";
import { MenuLink } from "./menu-link.tsx";
import { Places } from "./places.tsx";

type Props = { tools: Tools; chrome: Chrome; here: string };

/**
 * The same items as the header, from the side, on small screens. Until the base script is there, and without it, the
 * browser itself opens and closes it.
 */
export const Drawer = ({ tools, chrome, here }: Props) => (
  <dialog id="drawer" className="drawer" aria-label="Menu" popover="">
    <button
      type="button"
      className="dialog-close drawer-close"
      aria-label="Close menu"
      data-close
      popoverTarget="drawer"
      popoverTargetAction="hide"
    >
      <Icon name="close" />
    </button>
    <nav aria-label="Menu">
      <ul className="drawer-list">
        {menuItems(chrome).map(item => (
          <li key={item.label}>
            {"dropdown" in item ? (
              <details>
                <summary className="nav-link">
                  {item.label} <Icon name="down" />
                </summary>
                <Places tools={tools} places={chrome.locations} here={here} />
              </details>
            ) : (
              <MenuLink tools={tools} item={item} here={here} />
            )}
          </li>
        ))}
      </ul>
    </nav>
    <OpenDialog tools={tools} dialog="quote">
      {buttons.quoteInMenu}
    </OpenDialog>
    <p>
      <a href={`tel:${site.phone.e164}`}>{telephone(site.phone.display)}</a>
    </p>
  </dialog>
);
