import { planEnquiryForm } from "../../domain/forms.ts";
import type { PageTools } from "../../generator/site.ts";
import type { MessageDialogProps } from "../../islands/contract.ts";
import { MessageDialog } from "../../islands/message-dialog/message-dialog.tsx";
import { sendingFor } from "../document/sending.ts";
import { IslandDialog } from "../island.tsx";
import type { Chrome } from "./chrome.ts";

/** The contact form in a dialog, for hosting, support and training. */
export const PlanEnquiryDialog = ({ tools, chrome }: { tools: PageTools; chrome: Chrome }) => {
  const props: MessageDialogProps = { form: planEnquiryForm, sending: sendingFor(tools, chrome) };
  return (
    <IslandDialog
      tools={tools}
      name="message-dialog"
      id="plan-enquiry"
      component={MessageDialog}
      props={props}
    />
  );
};
