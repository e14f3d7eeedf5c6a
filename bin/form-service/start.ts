import { sentenceOf } from "../../form-service/failure.ts";
import { describe } from "../../form-service/operator/describe.ts";
import { listensOn } from "../../form-service/operator/listens-on.ts";
import { type FormService, startFormService } from "../../form-service/start.ts";
import { sayFailure } from "./print.ts";
import { repeatedSettings, settings } from "./settings.ts";

/** The service then runs until a signal ends it. */
export async function start(): Promise<void> {
  const config = settings();
  const repeated = repeatedSettings();
  let service: FormService | undefined;
  let isLeaving = false;
  const leave = () => {
    // Nothing is under way yet. The first process of a container would go on: no signal ends it by itself.
    if (!service) process.exit(0);
    if (isLeaving) return;
    isLeaving = true;
    // Whatever hangs then is cut: everything that was answered is on disk.
    setTimeout(() => process.exit(1), 20_000).unref();
    service.close().then(() => process.exit(0), failed);
  };
  // SIGHUP comes when a terminal is closed, and Node ends by it at once, under nohup too.
  process.on("SIGTERM", leave).on("SIGINT", leave).on("SIGHUP", leave);
  service = await startFormService(config, { onUnusable: endInWords });
  // Logs own the standard output; these sentences are for the person who started it.
  const where = `form-service listens on ${listensOn(service.address, config.host)}.`;
  process.stderr.write(`${[where, ...describe(config), ...repeated].join("\n")}\n`);
}

/** As if it had been found at the start. */
function endInWords(error: unknown): void {
  sayFailure(error);
  process.exit();
}

function failed(error: unknown): void {
  process.stderr.write(`The service did not stop cleanly: ${sentenceOf(error)}\n`);
  process.exit(1);
}
