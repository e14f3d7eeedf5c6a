import { site } from "../../content/site.ts";
import type { MessageForm } from "../../domain/form.ts";
import { planEnquiryForm } from "../../domain/forms.ts";
import type { PageTools } from "../../generator/site.ts";
import { MessageDialog } from "../../islands/message-dialog/message-dialog.tsx";
import { IslandDialog } from "../island.tsx";
import type { Chrome } from "./chrome.ts";
import { sendingFor } from "./contact/sending.ts";

type Props = { tools: PageTools; chrome: Chrome; id: string; form: MessageForm };

/** A form in a dialog: a place's request for a free audit, or an enquiry. */
export const MessageFormDialog = ({ tools, chrome, id, form }: Props) => (
  <IslandDialog
    tools={tools}
    name="message-dialog"
    id={id}
    component={MessageDialog}
    props={{ form, sending: sendingFor(tools, chrome) }}
  />
);

const enquiry = {
  ...planEnquiryForm,
  intro: `${planEnquiryForm.intro} We reply ${site.replyTime}.`,
};

/** The contact form in a dialog, for hosting, support and training. */
export const PlanEnquiryDialog = (page: Pick<Props, "tools" | "chrome">) => (
  <MessageFormDialog {...page} id="plan-enquiry" form={enquiry} />
);
