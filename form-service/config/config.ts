import { resolve } from "node:path";
import { parseOrigins, parseProxies, parseSiteUrl } from "./addresses.ts";
import { combinationProblems } from "./combinations.ts";
import { parseDatabaseUrl } from "./database-url.ts";
import type { Facts } from "./facts.ts";
import { parseHost } from "./host.ts";
import { type Mailbox, parseMailbox } from "./mailbox.ts";
import type { Parsed } from "./parsed.ts";
import { parseSmtp, type Smtp } from "./smtp.ts";
import { unknownSettings } from "./unknown.ts";
import { urlOf } from "./url.ts";
import { parseWindows, type Window } from "./windows.ts";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export type Config = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Without it mails are written as files into the data folder. */
  readonly smtp: Smtp | undefined;
  readonly owner: Mailbox;
  readonly from: Mailbox;
  readonly siteUrl: string;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
  readonly windows: readonly Window[];
  readonly acknowledge: boolean;
  readonly logLevel: LogLevel;
  readonly facts: Facts;
};

export type Env = Readonly<Record<string, string | undefined>>;

type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The one schema: every setting, what it is when absent, and how it is read. See .env.example. */
const settings = {
  FORMS_HOST: { fallback: "127.0.0.1", parse: parseHost },
  FORMS_PORT: { fallback: "8787", parse: parsePort },
  FORMS_DATA: { fallback: "./data", parse: parseFolder },
  DATABASE_URL: { fallback: "", parse: parseDatabaseUrl },
  SMTP_URL: { fallback: "", parse: optional(parseSmtp) },
  SMTP_USER: { fallback: "", parse: anyText },
  SMTP_PASSWORD: { fallback: "", parse: anyText },
  OWNER_EMAIL: { fallback: ({ email }: Facts) => email, parse: parseMailbox },
  MAIL_FROM: {
    // Angle brackets stand round the address alone.
    fallback: ({ businessName, email }: Facts) => `${businessName.replace(/[<>]/g, "")} <${email}>`,
    parse: parseMailbox,
  },
  SITE_URL: { fallback: ({ siteUrl }: Facts) => siteUrl, parse: parseSiteUrl },
  ALLOWED_ORIGINS: { fallback: "", parse: parseOrigins },
  TRUSTED_PROXIES: { fallback: "", parse: parseProxies },
  FORMS_LIMITS: { fallback: "10/1m,60/1h", parse: parseWindows },
  FORMS_ACKNOWLEDGE: { fallback: "off", parse: parseSwitch },
  LOG_LEVEL: { fallback: "info", parse: parseLogLevel },
} as const;

type SettingName = keyof typeof settings;
// Object.keys of a literal gives back exactly its keys.
const settingNames = Object.keys(settings) as SettingName[];

export function readConfig(env: Env, facts: Facts): ReadConfig {
  const problems: string[] = [];
  function read<T>(
    name: SettingName,
    { fallback, parse }: { fallback: string | ((facts: Facts) => string); parse: Parser<T> },
  ): T | undefined {
    const given = env[name]?.trim();
    const parsed = parse(given || (typeof fallback === "string" ? fallback : fallback(facts)));
    if (parsed.ok) return parsed.value;
    problems.push(`${name} ${parsed.problem}.`);
    return undefined;
  }
  const smtpUrl = read("SMTP_URL", settings.SMTP_URL);
  const user = read("SMTP_USER", settings.SMTP_USER);
  const password = read("SMTP_PASSWORD", settings.SMTP_PASSWORD);
  const siteUrl = read("SITE_URL", settings.SITE_URL);
  const draft = {
    host: read("FORMS_HOST", settings.FORMS_HOST),
    port: read("FORMS_PORT", settings.FORMS_PORT),
    dataDir: resolve(read("FORMS_DATA", settings.FORMS_DATA) ?? "data"),
    databaseUrl: read("DATABASE_URL", settings.DATABASE_URL),
    owner: read("OWNER_EMAIL", settings.OWNER_EMAIL),
    from: read("MAIL_FROM", settings.MAIL_FROM),
    siteUrl,
    origins: withSite(siteUrl, read("ALLOWED_ORIGINS", settings.ALLOWED_ORIGINS)),
    proxies: read("TRUSTED_PROXIES", settings.TRUSTED_PROXIES),
    windows: read("FORMS_LIMITS", settings.FORMS_LIMITS),
    acknowledge: read("FORMS_ACKNOWLEDGE", settings.FORMS_ACKNOWLEDGE),
    logLevel: read("LOG_LEVEL", settings.LOG_LEVEL),
    facts,
  };
  problems.push(...combinationProblems(env, smtpUrl, facts), ...unknownSettings(env, settingNames));
  if (problems.length || !isWhole(draft)) return { ok: false, problems };
  const smtp = smtpUrl
    ? { ...smtpUrl, user: user || smtpUrl.user, password: password || smtpUrl.password }
    : undefined;
  return { ok: true, config: { ...draft, smtp } };
}

type Parser<T> = (text: string) => Parsed<T>;

type Whole<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function isWhole<T extends object>(draft: T): draft is T & Whole<T> {
  return Object.values(draft).every(value => value !== undefined);
}

function withSite(siteUrl = "", others: readonly string[] = []): readonly string[] {
  const own = urlOf(siteUrl)?.origin;
  return own ? [...new Set([own, ...others])] : others;
}

function anyText(text: string): Parsed<string> {
  return { ok: true, value: text };
}

function optional<T>(parse: Parser<T>): Parser<T | null> {
  return text => (text ? parse(text) : { ok: true, value: null });
}

/** Docker hands quotes over, and no shell reads a ~: what is stored would lie in a folder that a new container forgets. */
function parseFolder(text: string): Parsed<string> {
  const problem = `is '${text}', which begins with a quote or a ~ that nobody takes away: write the path alone`;
  return /^["'~]/.test(text) ? { ok: false, problem } : anyText(text);
}

function parsePort(text: string): Parsed<number> {
  const isPort = /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
  return isPort
    ? { ok: true, value: Number(text) }
    : { ok: false, problem: `is '${text}', which is not a port from 0 to 65535` };
}

function parseSwitch(text: string): Parsed<boolean> {
  const value = /^(on|off)$/i.test(text) ? text.toLowerCase() === "on" : undefined;
  return value === undefined
    ? { ok: false, problem: `is '${text}'; it can be 'on' or 'off'` }
    : { ok: true, value };
}

function parseLogLevel(text: string): Parsed<LogLevel> {
  const value = logLevels.find(level => level === text.toLowerCase());
  return value
    ? { ok: true, value }
    : { ok: false, problem: `is '${text}'; it can be ${logLevels.join(", ")}` };
}
