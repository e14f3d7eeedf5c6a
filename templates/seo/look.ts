import type { ReactNode } from "react";
import type { LocalSeo } from "../../content/rules/page-schemas.ts";
import type { MessageForm } from "../../domain/form.ts";
import type { Tone } from "../parts/section.tsx";

/** How one of the three places shows the sections that all of them have. */
export type LocalLook = {
  words: LocalSeo;
  route: string;
  /** The town that searches are about. */
  area: string;
  form: MessageForm;
  opener: { tone: Tone; art: ReactNode };
  /** Each section below the opener. */
  services: SectionLook;
  reasons: SectionLook;
  testimonials: SectionLook;
  areas: SectionLook;
};
/** Beside its heading or below it. */
export type SectionLook = { tone: Tone; isAside?: boolean; content: ReactNode };
