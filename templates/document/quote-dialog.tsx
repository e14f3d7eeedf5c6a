import { webCatalogue } from "../../content/catalogue.ts";
import { site } from "../../content/site.ts";
import type { PageTools } from "../../generator/site.ts";
import type { ConfiguratorProps } from "../../islands/contract.ts";
import { IslandDialog } from "../island.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { sendingFor } from "./sending.ts";

/** The order configurator with the website packages, on every page. */
export const QuoteDialog = ({ tools, chrome }: { tools: PageTools; chrome: Chrome }) => {
  const props: ConfiguratorProps = {
    catalogue: webCatalogue,
    sending: sendingFor(tools, chrome),
    vatStatement: site.vatStatement,
  };
  return (
    <IslandDialog
      tools={tools}
      name="configurator"
      id="quote"
      label="Your website quote"
      props={props}
    />
  );
};
