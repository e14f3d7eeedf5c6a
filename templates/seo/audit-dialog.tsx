import type { MessageForm } from "../../domain/form.ts";
import type { PageTools } from "../../generator/site.ts";
import type { MessageDialogProps } from "../../islands/contract.ts";
import { MessageDialog } from "../../islands/message-dialog/message-dialog.tsx";
import { sendingFor } from "../document/sending.ts";
import { IslandDialog } from "../island.tsx";
import type { Chrome } from "../parts/chrome.ts";

type Props = { tools: PageTools; chrome: Chrome; form: MessageForm };

/** The request for a free audit; each place has its own form. */
export const AuditDialog = ({ tools, chrome, form }: Props) => {
  const props: MessageDialogProps = { form, sending: sendingFor(tools, chrome) };
  return (
    <IslandDialog
      tools={tools}
      name="message-dialog"
      id="audit"
      component={MessageDialog}
      props={props}
    />
  );
};
