import { blog as words } from "../../content/blog.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import type { Tools } from "../../generator/site.ts";
import { Closing } from "../parts/closing.tsx";
import { MeetingLink } from "../parts/contact/meeting-link.tsx";
import { meetings } from "../parts/contact/meetings.ts";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import "./closing.css";

/** What a reader of articles may do next. */
export const BlogClosing = ({ tools }: { tools: Tools }) => (
  <Closing closing={words.closing}>
    <MeetingLink tools={tools} look="button">
      Book 30min Meeting
    </MeetingLink>
    <OpenDialog
      tools={tools}
      dialog="quote"
      look={meetings.length > 0 ? "button button-secondary" : "button"}
    >
      View Packages & Pricing
    </OpenDialog>
    <a href={tools.link(sectionRoute("contact"))}>Contact us</a>
  </Closing>
);
