import { claims } from "../content/claims.ts";
import { shownFacts } from "../content/rules/facts.ts";
import { isSoldOn } from "../content/rules/sold.ts";
import { placeholders, site } from "../content/site.ts";
import type { Note } from "../generator/site.ts";
import type { SiteContent } from "./collections.ts";
import { type MadeUp, madeUpValues } from "./made-up-values.ts";
import { faintColours } from "./mismatches/contrast.ts";

/** What must be replaced or proven before the site may be published. */
export function production(content: SiteContent, today: string): Note[] {
  const { entries } = content;
  return [
    ...placeholders.map(placeholderNote),
    ...madeUpValues(
      site,
      "site",
      placeholders.map(({ path }) => path),
    ).map(madeUpNote),
    ...Object.entries(overriding(content)).flatMap(([name, value]) =>
      madeUpValues(value, name, []).map(variableNote),
    ),
    ...shownFacts
      .filter(({ file }) => file !== "content/claims.ts")
      .flatMap(({ file, consts }) =>
        Object.values(consts).flatMap(({ value }) =>
          unverified(value).map(text => reviewNote(file, text)),
        ),
      ),
    ...Object.values(entries)
      .flat()
      .flatMap(({ file, record }) => unverified(record).map(text => reviewNote(file, text))),
    ...claims.filter(({ verified, shownOn }) => !verified && shownOn.some(isSoldOn)).map(claimNote),
    ...(String(site.footerYear) < today.slice(0, 4) ? [yearNote(today)] : []),
    // The page on accessibility says that this is looked at.
    ...faintColours(),
  ];
}

function placeholderNote({ path, why }: { path: string; why: string }): Note {
  const field = path.split(".").at(-1) ?? path;
  return {
    code: "production/placeholder",
    file: "content/site.ts",
    search: `${field}:`,
    message: `'${path}' is a placeholder: ${why}`,
    fix: `Write the real value, then take the line of '${path}' out of placeholders`,
  };
}

function madeUpNote({ path, value, why }: MadeUp): Note {
  return {
    code: "production/placeholder",
    file: "content/site.ts",
    search: value,
    message: `'${path}' is still made up: ${why}`,
    fix: "Write the real value, or leave out what you have not",
  };
}

/** What the environment or .env says in place of the site's own facts. */
function overriding({ settings, environment }: SiteContent): Record<string, string | undefined> {
  const { url, declaredUrl = url } = settings;
  const { FORMS_URL, ANALYTICS_TAG_ID } = environment;
  return {
    ...(new URL(declaredUrl).origin !== url && { SITE_URL: url }),
    FORMS_URL,
    ...(ANALYTICS_TAG_ID !== site.analyticsTagId && { ANALYTICS_TAG_ID }),
  };
}

function variableNote({ path, value, why }: MadeUp): Note {
  return {
    code: "production/placeholder",
    file: path,
    search: value,
    message: `it is '${value}': ${why}`,
    fix: "Write the real value where it is set, in the environment or in .env, or take it out",
  };
}

function reviewNote(file: string, text: string): Note {
  return {
    code: "production/review",
    file,
    search: text.slice(0, 30),
    message: `nobody is known to have said: '${text.slice(0, 60)}…'`,
    fix: "Replace it by a real one, with permission and verified: true, or take it away",
  };
}

function claimNote({ claim, evidence }: { claim: string; evidence: string }): Note {
  return {
    code: "production/claim",
    file: "content/claims.ts",
    // Of one with a fact of site.ts in it, `Reply ${site.replyTime}`, only the beginning stands there.
    search: new RegExp(`claim: (?:"${literal(claim)}|\`${literal(claim.slice(0, 5))})`),
    message: `'${claim}' is not proven: ${evidence}`,
    fix: "Note the evidence and set verified: true, or take the claim off the pages",
  };
}

function literal(words: string): string {
  return words.replace(/\W/g, "\\$&");
}

function yearNote(today: string): Note {
  return {
    code: "production/year",
    file: "content/site.ts",
    search: "footerYear",
    message: `the footer says ${site.footerYear}`,
    fix: `Write   footerYear: ${today.slice(0, 4)}`,
  };
}

/** The words of everything marked verified: false, wherever it stands. */
function unverified(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unverified);
  if (typeof value !== "object" || value === null) return [];
  const own = "verified" in value && value.verified === false ? wordsOf(value) : [];
  return [...own, ...Object.values(value).flatMap(unverified)];
}

function wordsOf(value: object): string[] {
  const text =
    "text" in value ? value.text : Object.values(value).find(part => typeof part === "string");
  return typeof text === "string" ? [text] : [];
}
