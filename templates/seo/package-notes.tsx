import { seoServices } from "../../content/seo-services.ts";
import { site } from "../../content/site.ts";
import { Unbroken } from "../parts/words/unbroken.tsx";
import "./package-notes.css";

const { contractNote, timingNote } = seoServices.packages;

/** What is true of every SEO package. */
export const PackageNotes = () => (
  <p className="package-notes">
    <b>{contractNote}</b> <Unbroken text={timingNote} /> {site.vatStatement}
  </p>
);
