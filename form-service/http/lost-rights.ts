import { access, constants } from "node:fs/promises";
import { sentenceOf } from "../failure.ts";

/**
 * What the service has open it goes on writing when the rights to it are taken away: only its next start fails, such as
 * after the machine's, when nobody looks.
 */
export async function lostRights(folder: string, file: string): Promise<string | undefined> {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    await access(folder, R_OK | W_OK | X_OK);
    await access(file, R_OK | W_OK);
    return undefined;
  } catch (error) {
    return `The next start would fail, since the service may no longer write where it stores: ${sentenceOf(error)}. Give it back to the user that runs the service.`;
  }
}
