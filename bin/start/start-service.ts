import type { Config } from "../../form-service/config/config.ts";
import { codeOf } from "../../form-service/failure.ts";
import { type FormService, type StartOptions, startFormService } from "../../form-service/start.ts";

/** A port that was asked for is insisted on. */
type Options = StartOptions & { readonly isPortGiven: boolean };

/** On the first port from its own on that nobody listens on. */
export async function startService(
  config: Config,
  { isPortGiven, ...options }: Options,
): Promise<FormService> {
  const last = isPortGiven ? config.port : config.port + portsMore;
  for (let port = config.port; ; port++) {
    try {
      return await startFormService({ ...config, port }, options);
    } catch (error) {
      if (!isPortTaken(error) || port === last) throw error;
    }
  }
}

const portsMore = 20;

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && codeOf(error.cause) === "EADDRINUSE";
}
