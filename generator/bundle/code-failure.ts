import { ProblemsError, problemAt } from "../problem.ts";

/**
 * An error that the site's own code threw, as a problem at the line of its source. Typed data is code, too: a text
 * without quotation marks compiles, and is then a name that nobody knows.
 */
export async function codeFailure(root: string, error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || error instanceof ProblemsError) return error;
  // What finds the line knows all ways in which code is bundled; only a failure has to load it.
  const { placeOf } = await import("./failing-line.ts");
  const place = await placeOf(error, root);
  if (!place) return error;
  const unknown = /^(\S+) is not defined$/.exec(error.message)?.[1];
  const words = unknown
    ? {
        message: `'${unknown}' is no name that is known here`,
        fix:
          answers[unknown.toLowerCase()] ??
          `If it is a text, write it between quotation marks:   "${unknown}"`,
      }
    : {
        message: `this cannot be worked out: ${error.message}`,
        fix: "What it asks for is missing or misspelt, mostly in the file that was changed last",
      };
  return new ProblemsError([problemAt(place, { code: "code/failed", ...words })], { cause: error });
}

/** What is neither a text nor a name, but an answer. */
const answers: Record<string, string> = {
  yes: "Write it as   true",
  no: "Write it as   false",
};
