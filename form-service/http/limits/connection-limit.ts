import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { AppParts } from "../parts.ts";
import { sparingly } from "./sparingly.ts";

/** With headers and a body half sent each they fit into the memory of the samples, 512 MB. A proxy in front keeps fewer open. */
const connectionsMax = 3000;
/** Of the files that a process may have open: for the database, for mails, and for what Node itself opens. */
const keptFiles = 64;

/**
 * Whoever opens connections without end would take the last file too: no mail would go out, and the system would reset what
 * comes in without a word to us. So some are kept, and who is turned away is told of.
 */
export function limitConnections({ server }: FastifyInstance, { clock, log }: AppParts): void {
  const max = Math.max(1, Math.min(connectionsMax, openFilesMax() - keptFiles));
  const untold = sparingly(clock);
  server.maxConnections = max;
  server.on("drop", () => {
    const more = untold("crowd");
    if (!more) return;
    log.error(
      { connections: max, alarm: "crowd", ...more },
      "new connections are turned away: no more may be open at once",
    );
  });
}

function openFilesMax(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    // Only Linux says so in this place.
    return Number.POSITIVE_INFINITY;
  }
}
