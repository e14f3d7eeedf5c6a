import { parseHost, withPort } from "../../form-service/config/host.ts";
import type { Route } from "../../generator/serve/listen.ts";
import { proxy } from "../../generator/serve/proxy.ts";
import { badSetting, portSetting } from "../port-setting.ts";

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
  // As the service itself reads it.
  const setting = process.env.FORMS_HOST?.trim() || "127.0.0.1";
  const parsed = parseHost(setting);
  // Without a host there is no address either.
  const host = parsed.ok ? parsed.value : "";
  const port = portSetting("FORMS_PORT", {
    preset: 8787,
    fix: "Write the number of the port on which the form service listens:   FORMS_PORT=8787",
  });
  // A service that listens on every address of the machine is reached through its own.
  const reached = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const address = `http://${withPort(reached, port)}`;
  if (URL.canParse(address)) return address;
  throw badSetting("FORMS_HOST", {
    message: `is '${setting}', which is not an address alone`,
    fix: "Write the address on which the form service listens:   FORMS_HOST=127.0.0.1",
  });
}
