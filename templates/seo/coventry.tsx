import { seoCoventry as words } from "../../content/seo-coventry.ts";
import { routes } from "../../domain/addresses.ts";
import { coventryAuditForm } from "../../domain/audit-forms.ts";
import { RowList } from "../parts/row-list.tsx";
import { AreaNames } from "./area-names.tsx";
import { DistrictMap } from "./district-map.tsx";
import type { LocalLook } from "./look.ts";
import { Reasons } from "./reasons.tsx";
import { Voices } from "./voices.tsx";

/** A city of districts: a map first, then the trades. */
export const coventry: LocalLook = {
  words,
  route: routes.seoCoventry,
  area: "Coventry",
  form: coventryAuditForm,
  opener: { tone: "night", art: <DistrictMap /> },
  services: { tone: "chalk", isAside: true, content: <RowList items={words.services.items} /> },
  reasons: { tone: "turf", content: <Reasons items={words.reasons.items} /> },
  testimonials: {
    tone: "chalk",
    content: <Voices reviews={words.testimonials.items} order="first" />,
  },
  areas: { tone: "mist", content: <AreaNames names={words.areas.items} /> },
};
