import type { Config } from "../../config/config.ts";
import { mailFolder } from "../mail-folder.ts";
import type { Channel } from "./channel.ts";
import { folderChannel } from "./folder-channel.ts";
import { smtpChannel } from "./smtp-channel.ts";

export function mailChannel({ smtp, dataDir }: Config): Channel {
  return smtp ? smtpChannel(smtp) : folderChannel(mailFolder(dataDir));
}
