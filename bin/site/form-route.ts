import { ProblemsError } from "../../generator/problem.ts";
import type { Route } from "../../generator/serve/listen.ts";
import { proxy } from "../../generator/serve/proxy.ts";

/** The form service under the site's own address, as hosts are told to set it up (docs/hosting). */
export function formRoute(target = formServiceAddress()): Route {
  const unreachable = {
    success: false,
    error:
      "The form service cannot be reached. Please try again later, or write to us by e-mail instead.",
  };
  return { prefix, handle: proxy({ prefix, target, unreachable }) };
}

const prefix = "/forms";

function formServiceAddress(): string {
  const host = process.env.FORMS_HOST || "127.0.0.1";
  const port = process.env.FORMS_PORT || "8787";
  if (!/^\d{1,5}$/.test(port)) throw notPort(port);
  // A service that listens on every address of the machine is reached through its own.
  const reached = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}

function notPort(text: string): ProblemsError {
  const message = `FORMS_PORT is '${text}', which is not a port`;
  const fix = "Write the number of the port on which the form service listens:   FORMS_PORT=8787";
  return new ProblemsError([
    { code: "serve/port", severity: "error", file: "FORMS_PORT", message, fix },
  ]);
}
