import { isPlaceholder } from "../config/combinations.ts";
import type { Config } from "../config/config.ts";
import { placeOf } from "../config/database-url.ts";
import { serverOf } from "../config/smtp.ts";
import { counted } from "../counted.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { databaseFile } from "../store/open-store.ts";

/** What the service uses and what is missing, a sentence each, for whoever starts it. */
export function describe(config: Config): string[] {
  const { dataDir, databaseUrl, siteUrl, origins, windows, proxies, acknowledge } = config;
  const limits = windows.map(({ max, windowMs }) => `${max} in ${spoken(windowMs)}`);
  return [
    `Orders and enquiries are stored in ${databaseUrl ? `PostgreSQL at ${placeOf(databaseUrl)}` : databaseFile(dataDir)}.`,
    ...mailSentences(config),
    `Requests are accepted from ${origins.join(", ")}; plain forms are sent on to ${siteUrl}${config.facts.thankYouPath}.`,
    limits.length
      ? `A client may send ${limits.join(" and ")}.`
      : "There is no limit on how much a client may send: FORMS_LIMITS is off.",
    proxies.length
      ? `Clients' addresses are taken from the proxies ${proxies.join(", ")}.`
      : "TRUSTED_PROXIES is not set: behind nginx or Caddy all visitors would count as one client.",
    ...(acknowledge ? ["Customers get an acknowledgement, one a day at most."] : []),
    ...(isPlaceholder(`.${new URL(siteUrl).hostname}`)
      ? [`Missing: SITE_URL. ${siteUrl} is a placeholder.`]
      : []),
  ];
}

function mailSentences({ smtp, owner, from, dataDir }: Config): string[] {
  if (smtp) {
    const how = `from ${from.address} through ${serverOf(smtp)}`;
    return [`The owner, ${owner.address}, is told by mail ${how}.`];
  }
  return [
    `Missing: SMTP_URL. Mails are written as files into ${mailFolder(dataDir)}, and nobody is told by mail.`,
  ];
}

export function spoken(ms: number): string {
  const units = [
    { ms: 86_400_000, name: "day" },
    { ms: 3_600_000, name: "hour" },
    { ms: 60_000, name: "minute" },
  ];
  const unit = units.find(one => ms >= one.ms) ?? { ms: 1000, name: "second" };
  return counted(Math.round(ms / unit.ms), unit.name);
}
