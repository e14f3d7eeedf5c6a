import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import type { Channel } from "./channel.ts";
import { folderChannel } from "./folder-channel.ts";
import { smtpChannel } from "./smtp-channel.ts";

export function mailChannel({ smtp, dataDir }: Config): Channel {
  return smtp ? smtpChannel(smtp) : folderChannel(mailFolder(dataDir));
}

/** Where mails are written while no mail server is configured. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}
