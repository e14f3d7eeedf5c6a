import { seoCatalogue, webCatalogue } from "../../content/catalogue.ts";
import { site } from "../../content/site.ts";
import { quoteTitle } from "../../domain/catalogue.ts";
import { orderFormFor } from "../../domain/order-form.ts";
import type { TextFile, Tools } from "../../generator/site.ts";
import type { ConfiguratorProps } from "../../islands/configurator/configurator.tsx";
import { LoadedDialog } from "../island.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { sendingFor } from "../parts/contact/sending.ts";
import { oneLine } from "../parts/words/one-line.ts";

/** What each sells: websites on every page, SEO on the pages about it. */
const catalogues = { quote: webCatalogue, "seo-quote": seoCatalogue };
type QuoteId = keyof typeof catalogues;

const pathOf = (id: QuoteId) => `/${id}.json`;

/** The order configurator. */
export const QuoteDialog = ({ tools, id }: { tools: Tools; id: QuoteId }) => (
  <LoadedDialog
    tools={tools}
    name="configurator"
    id={id}
    label={quoteTitle(catalogues[id])}
    propsUrl={pathOf(id)}
    offline={<Offline />}
  />
);

/** A telephone may do without the internet. */
const Offline = () => (
  <>
    You are offline. Try again, or call{" "}
    <a href={`tel:${site.phone.e164}`}>{oneLine(site.phone.display)}</a>.
  </>
);

/** What it sells: one file for all pages, read when somebody opens it. */
export function quoteFile(id: QuoteId, chrome: Chrome): TextFile {
  const catalogue = catalogues[id];
  return {
    path: pathOf(id),
    write: tools => {
      const props: ConfiguratorProps = {
        catalogue,
        form: orderFormFor(catalogue),
        sending: sendingFor(tools, chrome),
        vatStatement: site.vatStatement,
      };
      return JSON.stringify(props);
    },
  };
}
