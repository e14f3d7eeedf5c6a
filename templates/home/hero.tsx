import { home } from "../../content/home.ts";
import { buttons } from "../../content/navigation.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { Pitch } from "../drawing/pitch.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Scoreboard } from "../parts/scoreboard.tsx";
import "../../islands/base/overlay/cluster.css";
import "./hero.css";
import "../parts/largest.css";

const { headline, subheadline, scoreboard } = home.hero;

export const Hero = ({ tools }: { tools: PageTools }) => (
  <section id="home" className="section hero night" aria-labelledby="home-title">
    <div className="wrap hero-main">
      <div className="hero-words">
        <h1 id="home-title" className="largest">
          {headline}
        </h1>
        <p className="hero-sub">{subheadline}</p>
        <div className="cluster">
          <OpenDialog tools={tools} dialog="quote">
            {buttons.quote}
          </OpenDialog>
          <a className="button button-secondary" href={tools.link(sectionRoute("services"))}>
            {buttons.services} <Icon name="down" />
          </a>
        </div>
      </div>
      <Pitch />
    </div>
    <div className="hero-board">
      <Scoreboard figures={scoreboard} />
    </div>
  </section>
);
