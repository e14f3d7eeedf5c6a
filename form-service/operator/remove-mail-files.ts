import type { Config } from "../config/config.ts";
import { Failure, sentenceOf } from "../failure.ts";
import { type DoomedMails, removeMails } from "../mail/mail-files.ts";
import { mailFolder } from "../mail/mail-folder.ts";

/** After the rows are gone; answers with how many there were. */
export async function removeMailFiles({ dataDir }: Config, doomed: DoomedMails): Promise<number> {
  const folder = mailFolder(dataDir);
  try {
    return await removeMails(folder, doomed);
  } catch (error) {
    const message = `The rows are removed, but not all mails in ${folder} (${sentenceOf(error)}). Run this again as a user that may remove them.`;
    throw new Failure("unavailable", message, { cause: error });
  }
}
