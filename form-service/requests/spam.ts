import { filledMsName, honeypotName } from "../../domain/calls.ts";
import type { Body } from "./body.ts";

/** Nobody reads a form, types a name and an address and sends it in less. */
const filledMsMin = 1000;

/** Why a submission is put aside for the operator. A password manager may have filled the honeypot, so it is never dropped. */
export function heldReason(body: Body): string | null {
  if (!isBlank(body[honeypotName])) return "the invisible field was filled in";
  const filled = body[filledMsName];
  const filledMs = typeof filled === "string" && filled.trim() ? Number(filled) : filled;
  if (typeof filledMs === "number" && filledMs >= 0 && filledMs < filledMsMin) {
    return `sent ${Math.round(filledMs)} ms after the form was shown`;
  }
  return null;
}

/** An object may bring a toString of its own, which cannot be called. */
function isBlank(value: unknown): boolean {
  return typeof value === "string" ? value.trim() === "" : value === undefined || value === null;
}
