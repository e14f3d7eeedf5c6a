import { join } from "node:path";
import Database from "better-sqlite3";
import { onTestFinished, vi } from "vitest";
import { contactForm } from "../../domain/forms.ts";
import type { Clock } from "../../form-service/clock.ts";
import { type Config, type Env, readConfig } from "../../form-service/config/config.ts";
import { siteFacts } from "../../form-service/config/facts.ts";
import type { Log } from "../../form-service/log.ts";
import { type FormService, type StartOptions, startFormService } from "../../form-service/start.ts";
import { filledIn } from "../filled-in.ts";
import { sampleCalls } from "../offers.ts";
import { patienceMs } from "../patience.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { storeThread } from "./bundle.ts";

export function configOf(env: Env): Config {
  const read = readConfig(
    { FORMS_PORT: "0", FORMS_LIMITS: "off", LOG_LEVEL: "silent", ...env },
    siteFacts,
  );
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.config;
}

export type Running = FormService & { readonly dataDir: string; readonly config: Config };

/** The service on a free port with a database file of its own. */
export async function running(env: Env = {}, options: StartOptions = {}): Promise<Running> {
  const dataDir = env.FORMS_DATA ?? temporaryFolder();
  const config = configOf({ ...env, FORMS_DATA: dataDir });
  const service = await startFormService(config, { threadFile: await storeThread(), ...options });
  onTestFinished(service.close);
  return { ...service, dataDir, config };
}

/** Reads the file as somebody else would, beside the service. */
export function rows<T = Record<string, unknown>>(dataDir: string, sql: string): T[] {
  const db = new Database(join(dataDir, "forms.sqlite"), { readonly: true, timeout: 5000 });
  try {
    return db.prepare<[], T>(sql).all();
  } finally {
    db.close();
  }
}

export function count(dataDir: string, table: string): number {
  return rows<{ n: number }>(dataDir, `SELECT count(*) AS n FROM ${table}`)[0]?.n ?? 0;
}

type TestClock = Clock & { readonly advance: (ms: number) => void };

/** A clock that stands still until it is turned. */
export function clockAt(iso: string): TestClock {
  let nowMs = Date.parse(iso);
  let elapsedMs = 0;
  return {
    now: () => nowMs,
    elapsed: () => elapsedMs,
    advance: ms => {
      nowMs += ms;
      elapsedMs += Math.max(0, ms);
    },
  };
}

type LogList = Log & { readonly lines: string[] };

export function logList(): LogList {
  const lines: string[] = [];
  const write = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  return { lines, info: write, warn: write, error: write };
}

export const { first: order } = sampleCalls({
  name: "Ann Example",
  email: "ann@example.com",
  phone: "01632 960960",
  message: "Could you also move our old address over?",
});

export const message = filledIn(contactForm, {
  name: "Bob Builder",
  email: "bob@example.com",
  phone: "01632 960961",
  message: "We need a new website for our yard.",
});

type Posted = {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  readonly json: any;
  readonly headers: Headers;
};

export async function post(
  service: { readonly address: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Posted> {
  const isText = typeof body === "string";
  const response = await fetch(service.address + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...(isText ? {} : { "content-type": "application/json" }), ...headers },
    body: isText ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    text,
    json: isJson ? JSON.parse(text) : undefined,
    headers: response.headers,
  };
}

export const ofForm = { "content-type": "application/x-www-form-urlencoded" };

/** As a browser sends a form by itself. */
export function postForm(
  service: { readonly address: string },
  path: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Posted> {
  return post(service, path, `${new URLSearchParams(values)}`, { ...ofForm, ...headers });
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(isTrue, { timeout: patienceMs, interval: 20 });
}
