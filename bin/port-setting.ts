import { type ProblemsError, refusal, type Words } from "../generator/problems/problem.ts";

/** The port that a setting of the environment names; 0 lets the system choose one. */
export function portSetting(setting: string, { preset, fix }: { preset: number; fix: string }) {
  const text = process.env[setting] || String(preset);
  if (isPort(text)) return Number(text);
  throw badSetting(setting, { message: `is '${text}', which is not a port`, fix });
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

export function badSetting(setting: string, { message, fix }: Words): ProblemsError {
  return refusal({ code: "serve/port", file: setting, message: `${setting} ${message}`, fix });
}
