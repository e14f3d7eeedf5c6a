import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import type { Health } from "./health.ts";
import type { Limiter } from "./limits/limiter.ts";

/** What the routes work with. */
export type AppParts = {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly limiter: Limiter;
  readonly metrics: Metrics;
  readonly health: Health;
  /** A mail may be due. */
  readonly onMail: () => void;
};
