import { seoCatalogue } from "../../content/catalogue.ts";
import { site } from "../../content/site.ts";
import { quoteTitle } from "../../domain/catalogue.ts";
import { orderFormFor } from "../../domain/order-form.ts";
import type { PageTools, TextFile } from "../../generator/site.ts";
import type { ConfiguratorProps } from "../../islands/contract.ts";
import { sendingFor } from "../document/sending.ts";
import { LoadedDialog } from "../island.tsx";
import type { Chrome } from "../parts/chrome.ts";

const path = "/seo-quote.json";

/** The order configurator with the SEO packages. */
export const SeoQuoteDialog = ({ tools }: { tools: PageTools }) => (
  <LoadedDialog
    tools={tools}
    name="configurator"
    id="seo-quote"
    label={quoteTitle(seoCatalogue)}
    propsUrl={path}
  />
);

/** What it sells: one file for the four SEO pages, read when somebody opens it. */
export function seoQuoteFile(chrome: Chrome): TextFile {
  return {
    path,
    write: tools => {
      const props: ConfiguratorProps = {
        catalogue: seoCatalogue,
        form: orderFormFor(seoCatalogue),
        sending: sendingFor(tools, chrome),
        vatStatement: site.vatStatement,
      };
      return JSON.stringify(props);
    },
  };
}
