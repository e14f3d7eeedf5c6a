import type { ReactNode } from "react";
import { sectionRoute } from "../../../domain/addresses.ts";
import type { Tools } from "../../../generator/site.ts";
import { meetings } from "./meetings.ts";

type Props = {
  tools: Tools;
  look?: "button" | "button button-secondary";
  children: ReactNode;
};

/** The way to the calendars; nothing where there is none to book a meeting in. */
export const MeetingLink = ({ tools, look = "button button-secondary", children }: Props) =>
  meetings.length > 0 && (
    <a className={look} href={tools.link(sectionRoute("booking"))}>
      {children}
    </a>
  );
