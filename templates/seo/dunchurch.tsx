import { seoDunchurch as words } from "../../content/seo-dunchurch.ts";
import { routes } from "../../domain/addresses.ts";
import { dunchurchAuditForm } from "../../domain/audit-forms.ts";
import { AreaNames } from "./area-names.tsx";
import { Cells } from "./cells.tsx";
import type { LocalLook } from "./look.ts";
import { Reasons } from "./reasons.tsx";
import { Signpost } from "./signpost.tsx";
import { Voices } from "./voices.tsx";
import { WhyChoose } from "./why-choose.tsx";

/** A village at a crossroads: the reasons first, as on a notice board. */
export const dunchurch: LocalLook = {
  words,
  route: routes.seoDunchurch,
  area: "Dunchurch",
  form: dunchurchAuditForm,
  opener: {
    tone: "mist",
    art: words.whyChoose && <WhyChoose panel={words.whyChoose} />,
  },
  services: { tone: "chalk", content: <Cells items={words.services.items} across={2} /> },
  reasons: { tone: "night", content: <Reasons items={words.reasons.items} /> },
  testimonials: {
    tone: "chalk",
    isAside: true,
    content: <Voices reviews={words.testimonials.items} order="down" />,
  },
  areas: {
    tone: "mist",
    content: (
      <div className="signpost-row">
        <Signpost />
        <AreaNames names={words.areas.items} />
      </div>
    ),
  },
};
