import { webCatalogue } from "../../content/catalogue.ts";
import { site } from "../../content/site.ts";
import { quoteTitle } from "../../domain/catalogue.ts";
import { orderFormFor } from "../../domain/order-form.ts";
import type { TextFile, Tools } from "../../generator/site.ts";
import type { ConfiguratorProps } from "../../islands/contract.ts";
import { LoadedDialog } from "../island.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { sendingFor } from "./sending.ts";

const path = "/quote.json";

/** The order configurator with the website packages, on every page. */
export const QuoteDialog = ({ tools }: { tools: Tools }) => (
  <LoadedDialog
    tools={tools}
    name="configurator"
    id="quote"
    label={quoteTitle(webCatalogue)}
    propsUrl={path}
  />
);

/** What it sells: one file for all pages, read when somebody opens it. */
export function quoteFile(chrome: Chrome): TextFile {
  return {
    path,
    write: tools => {
      const props: ConfiguratorProps = {
        catalogue: webCatalogue,
        form: orderFormFor(webCatalogue),
        sending: sendingFor(tools, chrome),
        vatStatement: site.vatStatement,
      };
      return JSON.stringify(props);
    },
  };
}
