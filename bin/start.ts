import type { Config } from "../form-service/config/config.ts";
import { Failure } from "../form-service/failure.ts";
import { mailFolder } from "../form-service/mail/mail-folder.ts";
import type { FormService } from "../form-service/start.ts";
import { databaseFile } from "../form-service/store/open-store.ts";
import { build } from "../generator/build/build.ts";
import { type Handle, sayPlainly } from "../generator/serve/host.ts";
import type { Running } from "../generator/serve/listen.ts";
import { preview } from "../generator/serve/preview.ts";
import { projectRoot } from "../generator/system/project-root.ts";
import { counted } from "../generator/words/counted.ts";
import { portSetting } from "./port-setting.ts";
import { formRoute } from "./site/form-route.ts";
import { mailsRoute } from "./site/mails-route.ts";
import { nothingWritten, printProblems, reportFailure } from "./site/outcome.ts";
import { outliveReader } from "./site/outlive-reader.ts";
import { sayPortTaken, untilStopped } from "./site/serving.ts";
import { takeEnvFile } from "./site/take-env-file.ts";
import { serviceConfig } from "./start/service-config.ts";
import { startService } from "./start/start-service.ts";

const root = projectRoot();

outliveReader();
const [option] = process.argv.slice(2);
if (option === undefined) await reportFailure(() => start().catch(sayFailure));
else refuseOption(option);

/** Whoever asks for a port would else look for the site in vain there. */
function refuseOption(option: string): void {
  const settings =
    "Ports and other settings stand in .env, such as   SITE_PORT=3000   (see .env.example)";
  process.stderr.write(`npm start takes no options, and was given ${option}. ${settings}.\n`);
  process.exitCode = 1;
}

/** Builds the site and runs it with its form service, as they stand beside each other in public. */
async function start(): Promise<void> {
  process.chdir(root);
  takeEnvFile(".");
  const port = portSetting("SITE_PORT", {
    preset: 4321,
    fix: "Write a number from 0 to 65535:   SITE_PORT=4321",
  });
  if (!(await buildSite())) return;
  const behind = new Map<string, Handle>();
  const site = await serveSite(port, behind);
  let service: FormService | undefined;
  try {
    const config = serviceConfig(site.port);
    service = await startService(config, {
      isPortGiven: Boolean(process.env.FORMS_PORT),
      onUnusable: endInWords,
    });
    for (const { prefix, handle } of [
      formRoute(service.address),
      mailsRoute(mailFolder(config.dataDir)),
    ])
      behind.set(prefix, handle);
    const stopped = untilStopped(site.close);
    sayWhere(site, service, config);
    await stopped;
  } finally {
    await Promise.all([site.close(), service?.close()]);
  }
}

/** The site's port is known first: the service must know which pages may talk to it. */
function serveSite(port: number, behind: ReadonlyMap<string, Handle>): Promise<Running> {
  const starting: Handle = (_request, response) => sayPlainly(response, 503, "Just starting");
  return preview({
    root,
    out: "dist",
    host: "127.0.0.1",
    port,
    strictPort: false,
    onPortTaken: sayPortTaken,
    portSetting: "SITE_PORT=4321",
    routes: ["/forms", "/_mails"].map(prefix => ({
      prefix,
      handle: (request, response) => (behind.get(prefix) ?? starting)(request, response),
    })),
  });
}

function sayFailure(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`The form service cannot start. ${error.message}\n`);
  process.exitCode = 1;
}

/** A database that another program had open at the start may prove unusable when the site has long been served. */
function endInWords(error: unknown): void {
  sayFailure(error);
  process.exit();
}

/** Tells whether there is a site to serve. */
async function buildSite(): Promise<boolean> {
  process.stdout.write("Building the site …\n");
  const building = () =>
    build({
      root,
      out: "dist",
      drafts: false,
      onWait: pid => process.stdout.write(`Another build (process ${pid}) is at work; waiting …\n`),
    });
  const report = await reportFailure(building, nothingWritten);
  if (!report) return false;
  if (report.warnings.length > 0) printProblems(report.warnings);
  const seconds = (report.ms / 1000).toFixed(2);
  process.stdout.write(`${counted(report.pages, "page")} in dist/, ${seconds} s\n\n`);
  return true;
}

function sayWhere(site: Running, service: FormService, config: Config): void {
  const mails = config.smtp
    ? `go out through ${config.smtp.host}`
    : `${site.address}/_mails   (no SMTP_URL is set: they are kept as files in ${mailFolder(config.dataDir)})`;
  const lines = [
    `The site       ${site.address}/`,
    `Form service   ${service.address}, on the site under /forms`,
    `Mails          ${mails}`,
    `Data           ${config.databaseUrl ? "the PostgreSQL database of DATABASE_URL" : databaseFile(config.dataDir)}`,
    "",
    "Stop with Ctrl+C.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
