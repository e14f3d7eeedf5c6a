import type { Env } from "./config.ts";
import type { Facts } from "./facts.ts";
import type { Smtp } from "./smtp.ts";

/** Settings that are fine alone and wrong together. */
export function combinationProblems(
  env: Env,
  smtp: Smtp | null | undefined,
  { email }: Facts,
): string[] {
  const problems: string[] = [];
  const has = (name: string) => Boolean(env[name]?.trim());
  if (has("SMTP_USER") && !has("SMTP_PASSWORD") && !smtp?.password) {
    problems.push("SMTP_USER is set but SMTP_PASSWORD is not.");
  }
  if (has("SMTP_PASSWORD") && !has("SMTP_USER") && !smtp?.user) {
    problems.push("SMTP_PASSWORD is set but SMTP_USER is not.");
  }
  if ((has("SMTP_USER") || has("SMTP_PASSWORD")) && !has("SMTP_URL")) {
    problems.push(
      "SMTP_USER or SMTP_PASSWORD is set but SMTP_URL, which names the server, is not.",
    );
  }
  if (smtp?.user && !smtp.password && !has("SMTP_PASSWORD")) {
    problems.push("SMTP_URL names a user but no password.");
  }
  if (smtp?.password && !smtp.user && !has("SMTP_USER")) {
    problems.push("SMTP_URL names a password but no user.");
  }
  if (differs(env.SMTP_USER, smtp?.user)) {
    problems.push("SMTP_URL names another user than SMTP_USER: keep one of the two.");
  }
  if (differs(env.SMTP_PASSWORD, smtp?.password)) {
    problems.push("SMTP_URL has another password than SMTP_PASSWORD: keep one of the two.");
  }
  if (smtp && !has("OWNER_EMAIL") && isPlaceholder(email)) {
    problems.push(
      `SMTP_URL is set but OWNER_EMAIL is not, and ${email} in content/site.ts is a placeholder that reaches nobody.`,
    );
  }
  if (smtp && !has("MAIL_FROM") && isPlaceholder(email)) {
    problems.push(
      `SMTP_URL is set but MAIL_FROM is not, and no server accepts mail from the placeholder ${email}.`,
    );
  }
  return problems;
}

function differs(setting: string | undefined, inUrl: string | undefined): boolean {
  const set = setting?.trim();
  return Boolean(set && inUrl && set !== inUrl);
}

/** Addresses under .example belong to nobody (RFC 2606). */
export function isPlaceholder(address: string): boolean {
  return /[@.]example$/i.test(address);
}
