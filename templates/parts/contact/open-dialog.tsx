import type { ReactNode } from "react";
import { sectionRoute } from "../../../domain/addresses.ts";
import type { Tools } from "../../../generator/site.ts";

type Props = {
  tools: Tools;
  /** The id of a dialog that the page has. */
  dialog: string;
  /** The package that the configurator begins with. */
  preselect?: string | undefined;
  /** The plan that the message begins with. */
  plan?: string;
  look?: "button" | "button button-secondary" | "button header-quote";
  /** Read out instead of the words on it, with which it begins. */
  name?: string | undefined;
  children: ReactNode;
};

/** A button that opens a dialog; where no script runs it leads to the contact section. */
export const OpenDialog = ({
  tools,
  dialog,
  preselect,
  plan,
  look = "button",
  name,
  children,
}: Props) => (
  <a
    className={look}
    href={tools.link(sectionRoute("contact"))}
    data-open={dialog}
    data-package={preselect}
    data-plan={plan}
    aria-label={name}
  >
    {children}
  </a>
);
