import type { Config } from "../../form-service/config/config.ts";
import { codeOf } from "../../form-service/failure.ts";
import { type FormService, type StartOptions, startFormService } from "../../form-service/start.ts";
import { freePort } from "./free-port.ts";

type Options = StartOptions & {
  /** A port that was asked for is insisted on. */
  readonly isPortGiven: boolean;
  readonly findPort?: typeof freePort;
};

/** On the first free port. Another one that starts at the same moment may take it right after it was found free. */
export async function startService(
  config: Config,
  { isPortGiven, findPort = freePort, ...options }: Options,
): Promise<FormService> {
  if (isPortGiven) return startFormService(config, options);
  for (let tries = 1; ; tries++) {
    const port = await findPort(config.host, config.port);
    try {
      return await startFormService({ ...config, port }, options);
    } catch (error) {
      if (!isPortTaken(error) || tries === triesMax) throw error;
    }
  }
}

const triesMax = 5;

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && codeOf(error.cause) === "EADDRINUSE";
}
