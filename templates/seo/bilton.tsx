import { seoBilton as words } from "../../content/seo-bilton.ts";
import { routes } from "../../domain/addresses.ts";
import { biltonAuditForm } from "../../domain/audit-forms.ts";
import { RowList } from "../parts/row-list.tsx";
import { AreaNames } from "./area-names.tsx";
import { Cells } from "./cells.tsx";
import type { LocalLook } from "./look.ts";
import { NearMe } from "./near-me.tsx";
import { Voices } from "./voices.tsx";

/** The half mile around: a search for 'near me' first, then six jobs. */
export const bilton: LocalLook = {
  words,
  route: routes.seoBilton,
  area: "Bilton",
  form: biltonAuditForm,
  opener: { tone: "turf", art: <NearMe /> },
  services: { tone: "chalk", content: <Cells items={words.services.items} across={3} /> },
  reasons: { tone: "mist", isAside: true, content: <RowList items={words.reasons.items} /> },
  testimonials: {
    tone: "chalk",
    content: <Voices reviews={words.testimonials.items} order="across" />,
  },
  areas: { tone: "night", isAside: true, content: <AreaNames names={words.areas.items} /> },
};
