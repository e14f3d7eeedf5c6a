import { seoCatalogue } from "../../content/catalogue.ts";
import { site } from "../../content/site.ts";
import type { PageTools } from "../../generator/site.ts";
import type { ConfiguratorProps } from "../../islands/contract.ts";
import { sendingFor } from "../document/sending.ts";
import { IslandDialog } from "../island.tsx";
import type { Chrome } from "../parts/chrome.ts";

/** The order configurator with the SEO packages. */
export const SeoQuoteDialog = ({ tools, chrome }: { tools: PageTools; chrome: Chrome }) => {
  const props: ConfiguratorProps = {
    catalogue: seoCatalogue,
    sending: sendingFor(tools, chrome),
    vatStatement: site.vatStatement,
  };
  return (
    <IslandDialog
      tools={tools}
      name="configurator"
      id="seo-quote"
      label="Your SEO package"
      props={props}
    />
  );
};
