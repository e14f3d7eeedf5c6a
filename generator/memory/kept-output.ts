import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hash } from "../hash.ts";
import type { OpenSite } from "../open-site.ts";
import type { Problem } from "../problems/problem.ts";
import type { Entry } from "../site.ts";
import { forgetUnused } from "../write/forget-unused.ts";
import type { Written } from "../write/write.ts";
import { codeKey } from "./code-key.ts";
import type { Inputs } from "./inputs.ts";
import { hasFacts } from "./kept-facts.ts";
import { keepValue, keptValue } from "./kept-value.ts";

/** A check that found no error, and what it found of all pages together. */
export type Checked = {
  /** A hash of everything it looked at. */
  of: string;
  warnings: Problem[];
  /** How many of these are about pages, not about texts, which are judged whenever they are read. */
  ofPages: number;
  /** The length of each template's heaviest page. */
  heaviest: Record<string, number>;
  /** Hashes of the titles and descriptions, each of which only one page may have. */
  heads: string[];
};

/** What a build read, as hashes where there are any, and what it said of it. */
type Summary = {
  inputs: Inputs | undefined;
  /** The variables of the environment that the site asks for. */
  variables: string[];
  /** The code it was built with. */
  code: string;
  /** All that pages and other files showed but bodies, as a hash. */
  shown: string;
  pages: number;
  scheduled: Entry[];
  drafts: Entry[];
};

/** The files that a build wrote, and what it found of them. */
export type Output = { files: Written; checked: Checked; summary: Summary };
export type OutputPlace = { cache: string; out: string };

/**
 * Without the facts of its pages, an output is as good as unknown. It may be one of other code, which still has to be
 * taken away: then only its files are to be relied on.
 */
export function keptOutput(place: OutputPlace): Output | undefined {
  const isWhole = hasFacts(keptAt("facts", place));
  return isWhole ? keptValue<Output>(outputFileOf(place), "output") : undefined;
}

/** Whether an output is this code's own: another one judges all texts and makes all pages anew. */
export function isMadeBy(site: Pick<OpenSite, "code">, summary: Summary | undefined): boolean {
  return summary?.code === codeKey(site);
}

export function keepOutput(place: OutputPlace, value: Output): void {
  keepValue(outputFileOf(place), { key: "output", value });
}

/**
 * What was known of an output folder holds no longer once one of its files is moved. A build that is killed, or fails,
 * before it is through has then left nothing that the next one could rely on.
 */
export function forgetOutput(place: OutputPlace): void {
  rmSync(outputFileOf(place), { force: true });
}

/** Whoever builds each release or preview into a folder of its own would else keep what is known of all there ever were. */
export function forgetOtherOutputs({ cache, out }: OutputPlace): void {
  const own = markOf(out);
  const inUse = readdirSync(cache).filter(name => !ofAnOutput.test(name) || name.includes(own));
  forgetUnused(cache, { inUse: inUse.map(name => join(cache, name)), keptDays: 90 });
}

function outputFileOf(place: OutputPlace): string {
  return `${keptAt("output", place)}.json`;
}

/** Where something about an output lies, which has a folder of its own. */
export function keptAt(what: string, { cache, out }: OutputPlace): string {
  return join(cache, `${what}-${markOf(out)}`);
}

function markOf(out: string): string {
  return hash(out).slice(0, 8);
}

const ofAnOutput = /-[\da-f]{8}(?:\.json)?$/;
