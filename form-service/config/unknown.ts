import type { Env } from "./config.ts";

/** Read by the site, not by the service. */
const othersNames = new Set(["FORMS_URL"]);

const misnamed: Readonly<Record<string, string>> = {
  SMTP_HOST: "the server belongs into SMTP_URL, such as smtp://mail.example.com:587",
  SMTP_PORT: "the port belongs into SMTP_URL, such as smtp://mail.example.com:587",
  SMTP_USERNAME: "write it as SMTP_USER",
  SMTP_PASS: "write it as SMTP_PASSWORD",
  SMTP_FROM: "write it as MAIL_FROM",
  MAIL_TO: "write it as OWNER_EMAIL",
  TRUST_PROXY: "write the proxies' addresses into TRUSTED_PROXIES",
  TRUSTED_PROXY: "write it as TRUSTED_PROXIES",
};

const marked =
  "has an invisible mark before it, with which its file begins (in Notepad: Save as … Encoding: UTF-8, not UTF-8 with BOM)";

/** A misspelt setting would otherwise be ignored in silence. */
export function unknownSettings(env: Env, known: readonly string[]): string[] {
  return Object.keys(env)
    .filter(name => env[name] && !known.includes(name) && !othersNames.has(name))
    .flatMap(name => {
      if (name.startsWith("\uFEFF")) return [`${name.slice(1)} ${marked}.`];
      if (misnamed[name]) return [`${name} is not a setting: ${misnamed[name]}.`];
      const isOurs = /^(FORMS|SMTP)_/.test(name);
      // Other programs have settings too: one of theirs must come very near, where ours is missing.
      const isNear = (one: string) =>
        isOurs ? distance(one, name) <= 2 : !env[one] && distance(one, name.toUpperCase()) <= 1;
      const near = known.find(isNear);
      if (!isOurs && !near) return [];
      return [`${name} is not a setting${near ? `; did you mean ${near}?` : "."}`];
    });
}

/** How many letters have to be changed, added or taken away (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
