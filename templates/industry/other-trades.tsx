import type { PageTools } from "../../generator/site.ts";
import type { Trade } from "../parts/chrome.ts";
import { Icon } from "../parts/icon.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import "./other-trades.css";

type Props = { tools: PageTools; trades: Trade[] };

export const OtherTrades = ({ tools, trades }: Props) => (
  <Section id="trade-others">
    <SectionHead
      id="trade-others"
      heading="Websites for other trades"
      intro="Each has its own drawing, its own rules to mind and its own price."
    />
    <ul className="trades">
      {trades
        .filter(({ route }) => route !== tools.page.route)
        .map(({ name, route }) => (
          <li key={route}>
            <a href={tools.link(route)}>
              <span>{name}</span> <Icon name="arrow" />
            </a>
          </li>
        ))}
    </ul>
  </Section>
);
