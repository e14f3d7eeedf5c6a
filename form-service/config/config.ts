import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseOrigins, parseProxies, parseSiteUrl } from "./addresses.ts";
import { combinationProblems } from "./combinations.ts";
import { parseDatabaseUrl } from "./database-url.ts";
import type { Facts } from "./facts.ts";
import { parseHost } from "./host.ts";
import { type Mailbox, parseMailbox } from "./mailbox.ts";
import { type Parsed, parsed } from "./parsed.ts";
import { parseSmtp, type Smtp } from "./smtp.ts";
import { unknownSettings } from "./unknown.ts";
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
export function readConfig(env: Env, facts: Facts): ReadConfig {
  const problems: string[] = [];
  const names: string[] = [];
  /** Undefined is what could not be read: a setting that may be absent is null then. */
  function read<T extends NonNullable<unknown> | null>(
    name: string,
    fallback: string,
    parse: (text: string) => Parsed<T>,
  ): T | undefined {
    names.push(name);
    const own = env[name]?.trim() ?? "";
    const slip = slipIn(name, own);
    const found = slip ? parsed<T>(undefined, slip) : parse(own || fallback);
    if (found.ok) return found.value;
    problems.push(`${name} ${found.problem}.`);
    return undefined;
  }
  // Angle brackets stand round the address alone.
  const ownName = facts.businessName.replace(/[<>]/g, "");
  const smtpUrl = read("SMTP_URL", "", parseSmtp);
  const user = read("SMTP_USER", "", parseLogIn);
  const password = read("SMTP_PASSWORD", "", parseLogIn);
  const siteUrl = read("SITE_URL", facts.siteUrl, parseSiteUrl);
  const draft = {
    host: read("FORMS_HOST", "127.0.0.1", parseHost),
    port: read("FORMS_PORT", "8787", parsePort),
    dataDir: resolve(read("FORMS_DATA", "./data", parseFolder) ?? "data"),
    databaseUrl: read("DATABASE_URL", "", parseDatabaseUrl),
    owner: read("OWNER_EMAIL", facts.email, parseMailbox),
    from: read("MAIL_FROM", `${ownName} <${facts.email}>`, parseMailbox),
    siteUrl,
    origins: withSite(siteUrl, read("ALLOWED_ORIGINS", "", parseOrigins)),
    proxies: read("TRUSTED_PROXIES", "", parseProxies),
    windows: read("FORMS_LIMITS", "10/1m,60/1h", parseWindows),
    acknowledge: read("FORMS_ACKNOWLEDGE", "off", parseSwitch),
    logLevel: read("LOG_LEVEL", "info", parseLogLevel),
    facts,
  };
  problems.push(...combinationProblems(env, smtpUrl, facts), ...unknownSettings(env, names));
  if (problems.length || !isWhole(draft)) return { ok: false, problems };
  const smtp = smtpUrl
    ? { ...smtpUrl, user: user || smtpUrl.user, password: password || smtpUrl.password }
    : undefined;
  return { ok: true, config: { ...draft, smtp } };
}

/** What is wrong in a value of any kind. */
function slipIn(name: string, text: string): string | undefined {
  if (text.startsWith(`${name}=`)) return "begins with its own name and a =: write the value alone";
  // A folder of that name, too, is taken where it is there already.
  if (unseen.test(text) && !existsSync(text))
    return "has a sign in it that nobody sees, such as comes along from a page or a window that it was copied from: type it anew";
  return undefined;
}

/** With one a folder's name is another, and a password is wrong. Those that many languages are written with are none. */
const unseen = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;

type Whole<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function isWhole<T extends object>(draft: T): draft is T & Whole<T> {
  return Object.values(draft).every(value => value !== undefined);
}

function withSite(siteUrl = "", others: readonly string[] = []): readonly string[] {
  return siteUrl ? [...new Set([siteUrl, ...others])] : others;
}

/**
 * Docker hands quotes over, systemd a comment behind the value, and no shell reads a ~ or a name: what is stored would lie
 * in a folder that a new container forgets. One that is there already is meant, or has orders in it.
 */
function parseFolder(text: string): Parsed<string> {
  // With the slash a file of that name is not there.
  if (existsSync(`${text}/`)) return parsed(text, "");
  const isFile = /\.sqlite$/i.test(text);
  const isAsMeant = !isFile && !/^["'`“”‘’~]|["'`“”‘’]$|\s#|\$[{A-Z]/.test(text);
  const problem = isFile
    ? "which names a file: write the folder that it lies in"
    : "which has a quote, a ~, a # or a $ that nobody takes away: write the path alone";
  return parsed(isAsMeant ? text : undefined, `is '${text}', ${problem}`);
}

/** The mail server would refuse it with the quotes, and not before the first mail. */
function parseLogIn(text: string): Parsed<string> {
  const problem =
    "stands in quotes, which Docker hands over with it: write it without them, or one that has them itself as %22 into SMTP_URL";
  return parsed(/^(["']).*\1$/s.test(text) ? undefined : text, problem);
}

function parsePort(text: string): Parsed<number> {
  const isPort = /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
  const problem = `is '${text}', which is not a port from 0 to 65535`;
  return parsed(isPort ? Number(text) : undefined, problem);
}

function parseSwitch(text: string): Parsed<boolean> {
  const value = /^(on|off)$/i.test(text) ? text.toLowerCase() === "on" : undefined;
  return parsed(value, `is '${text}'; it can be 'on' or 'off'`);
}

function parseLogLevel(text: string): Parsed<LogLevel> {
  const value = logLevels.find(level => level === text.toLowerCase());
  return parsed(value, `is '${text}'; it can be ${logLevels.join(", ")}`);
}
