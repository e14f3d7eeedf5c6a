import type { FastifyRequest } from "fastify";
import type { AppParts } from "../parts.ts";
import { proxiesIn } from "./proxies.ts";

type ProxyWarnings = {
  /** With each request: without it the first busy minute would lock every visitor out, and nobody would know why. */
  readonly ofProxy: (request: FastifyRequest) => void;
  /**
   * With one that is refused. nginx names nobody unless it is told to; that nobody is named is normal for somebody on this
   * machine, until he is refused.
   */
  readonly ofSilentProxy: (request: FastifyRequest) => void;
};

/** Says once, and of the first reason, that all visitors count as one. */
export function proxyWarnings({ config, log }: Pick<AppParts, "config" | "log">): ProxyWarnings {
  /** On this machine only a proxy speaks for others. */
  const isProxy = proxiesIn([...config.proxies, "127.0.0.0/8", "::1"]);
  let isWarned = false;

  function warn(reason: string): void {
    isWarned = true;
    log.warn(`${reason}: all visitors count as one`);
  }

  return {
    ofProxy(request) {
      if (isWarned || !request.headers["x-forwarded-for"]) return;
      // From a proxy that is believed there is more than the connection's own address.
      if (request.ips && request.ips.length > 1) return;
      warn("requests come through a proxy that is not in TRUSTED_PROXIES");
    },
    ofSilentProxy(request) {
      if (isWarned || request.headers["x-forwarded-for"] || !isProxy(request.ip)) return;
      warn(
        "the limit turns away all who come through a proxy that does not name them in X-Forwarded-For",
      );
    },
  };
}
