import { hosting } from "../../content/hosting.ts";
import { isSoldOn } from "../../content/rules/sold.ts";
import { support } from "../../content/support.ts";
import { training } from "../../content/training.ts";
import { routes } from "../../domain/addresses.ts";
import type { Chrome } from "../parts/chrome.ts";
import type { Part } from "../site-pages.ts";
import { socialName, socialPicture } from "./pictures.ts";

/** Hosting, support and training: one page each, whose words stand in one file each, as long as there are plans. */
export function servicePages(chrome: Chrome): Part {
  const shown = services.filter(({ route }) => isSoldOn(route));
  return {
    pages: shown.map(({ route, template, source }) => ({
      route,
      template,
      props: { chrome },
      images: [socialName(route)],
      sources: [source, "content/plans.ts"],
    })),
    images: shown.map(({ route, title, kicker }) => socialPicture({ route, title, kicker })),
  };
}

const services = [
  {
    route: routes.hostingCoventry,
    template: "hosting",
    source: "content/hosting.ts",
    title: hosting.hero.headline,
    kicker: "Coventry",
  },
  {
    route: routes.supportBilton,
    template: "support",
    source: "content/support.ts",
    title: support.hero.headline,
    kicker: "Bilton",
  },
  {
    route: routes.trainingDunchurch,
    template: "training",
    source: "content/training.ts",
    title: training.hero.headline,
    kicker: "Dunchurch",
  },
] as const;
