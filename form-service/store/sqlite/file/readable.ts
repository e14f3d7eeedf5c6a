import { accessSync, constants } from "node:fs";
import { codeOf, Failure, sentenceOf } from "../../../failure.ts";

/** What lies in a folder that one may not enter is not absent: that would send the operator somewhere else. */
export function assertReadable(
  file: string,
  { absent, refused = "Call this as the user that runs the service." }: Sentences,
): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const message =
      // Above it a file may stand where a folder should.
      /^ENO(ENT|TDIR)$/.test(codeOf(error))
        ? absent
        : `${file} cannot be read: ${sentenceOf(error)}. ${refused}`;
    throw new Failure("usage", message, { cause: error });
  }
}

type Sentences = { readonly absent: string; readonly refused?: string };
