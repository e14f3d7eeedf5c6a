import { type Config, readConfig } from "../../form-service/config/config.ts";
import { siteFacts } from "../../form-service/config/facts.ts";
import { Failure } from "../../form-service/failure.ts";

/** The service's own settings, with what follows from standing beside a site on this machine. */
export function serviceConfig(sitePort: number): Config {
  const { env } = process;
  const here = ["localhost", "127.0.0.1"].map(name => `http://${name}:${sitePort}`);
  // The build has refused an address that is none.
  const inPublic = env.SITE_URL && new URL(env.SITE_URL).origin;
  const read = readConfig(
    {
      ...env,
      SITE_URL: here[0],
      ALLOWED_ORIGINS: [env.ALLOWED_ORIGINS, inPublic, ...here].filter(Boolean).join(","),
      TRUSTED_PROXIES: env.TRUSTED_PROXIES || "127.0.0.1",
      LOG_LEVEL: env.LOG_LEVEL || "warn",
    },
    siteFacts,
  );
  if (!read.ok) throw new Failure("unusable", read.problems.join("\n"));
  return read.config;
}
