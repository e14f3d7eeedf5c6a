import type { ReactNode } from "react";
import { routes } from "../../domain/addresses.ts";
import type { PageTools, Tools } from "../../generator/site.ts";
import "../base/tokens.css";
import "../base/fonts.css";
import "../base/document.css";
import "../base/controls.css";

import type { Chrome } from "../parts/chrome.ts";
import { Consent } from "./consent.tsx";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { Head, type HeadProps } from "./head.tsx";
import { Header } from "./header.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";
import "../base/long-words.css";
import "../base/fade.css";
import "../base/narrow-columns.css";
import "../base/print.css";

type Props = {
  tools: PageTools;
  chrome: Chrome;
  head: HeadProps;
  /** Whether the page begins with a night band, over which the header writes in chalk. */
  overNight?: boolean;
  /** Dialogs beside the one for a quote. */
  dialogs?: ReactNode;
  children: ReactNode;
};

/** The whole page around its sections. */
export const Document = (props: Props) => {
  const { tools, chrome, head, overNight = false, dialogs, children } = props;
  const here = placeInMenu(tools.page.route);
  const frame = frameOf(tools);
  return (
    <html lang={tools.settings.language}>
      <Head tools={tools} chrome={chrome} head={head} />
      <body
        className={overNight ? "over-night" : undefined}
        data-overlay={tools.script("base").style}
      >
        <a
          className="skip"
          href="#main"
          dangerouslySetInnerHTML={{ __html: `${noteToCheckers}Skip to content` }}
        />
        <Consent tools={tools} chrome={chrome} />
        {frame(Header, { chrome, here })}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {frame(Footer, { chrome })}
        {frame(Drawer, { chrome, here })}
        {tools.shared(QuoteDialog, { id: "quote" as const })}
        {dialogs}
      </body>
    </html>
  );
};

/**
 * Lists say that they are lists, for Safari. Who checks a published page with html-validate's own rules, and not with
 * ours, would be told of each that this is superfluous. React writes a comment only as part of an element's text.
 */
const noteToCheckers = "<!-- [html-validate-disable no-redundant-role] -->";

/** All pages share it but the home page, whose menus lead to places on that very page. */
function frameOf(tools: PageTools): Tools["shared"] {
  if (tools.page.route !== routes.home) return tools.shared;
  return (Part, props) => <Part {...props} tools={tools} />;
}

/** All articles have the same menu. A town's page may lie below another as well, and the menu marks it. */
function placeInMenu(route: string): string {
  return route.startsWith(`${routes.blog}/`) ? `${routes.blog}/*` : route;
}
