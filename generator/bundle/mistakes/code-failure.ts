import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inspect } from "node:util";
import type { Place } from "../../problems/place.ts";
import { type Problem, ProblemsError, problemAt, refusal } from "../../problems/problem.ts";
import { nearest } from "../../words/nearest.ts";

/**
 * An error that the site's own code threw, as a problem at the line of its source. Typed data is code, too: a text
 * without quotation marks compiles, and is then a name that nobody knows.
 */
export async function codeFailure(root: string, error: unknown): Promise<unknown> {
  if (error instanceof ProblemsError) return error;
  if (!(error instanceof Error)) return thrownValue(error);
  if (error.message.startsWith("Encountered Promise during synchronous parse")) return asyncRule();
  // What finds the line knows all ways in which code is bundled; only a failure has to load it.
  const { failingLine } = await import("./failing-line.ts");
  const place = await failingLine(error, root);
  if (!place) return error;
  const unknown = /^(\S+) is not defined$/.exec(error.message)?.[1];
  const words = unknown
    ? {
        message: `'${unknown}' is no name that is known here`,
        fix: answers[unknown.toLowerCase()] ?? meant(unknown, { root, place }),
      }
    : {
        message: `this cannot be worked out: ${error.message}`,
        fix: "What it asks for is missing or misspelt, mostly in the file that was changed last",
      };
  return new ProblemsError([problemAt(place, { code: "code/failed", ...words })], { cause: error });
}

/** What is no error, such as a text behind `throw`: nothing says from which line it comes. */
function thrownValue(value: unknown): ProblemsError {
  return refusal({
    code: "code/failed",
    message: `this cannot be worked out: ${typeof value === "string" ? value : inspect(value)}`,
    fix: "Where this is thrown, write   throw new Error(…)   so that its line can be told, or mend what it complains of",
  });
}

/** zod refuses it where it judges a value: no line of the rule itself is among the calls. */
function asyncRule(): ProblemsError {
  return refusal({
    code: "code/failed",
    message: "a rule of a schema is async, and a build waits for none",
    fix: "Take   async   away from the rules of collections and facts",
  });
}

/** What was told of a page without a line, at the one of the site's code that threw it. */
export async function placedFailure(root: string, error: unknown): Promise<unknown> {
  if (!(error instanceof ProblemsError && error.cause instanceof Error)) return error;
  const { problems, cause } = error;
  // Problems that have a place of their own were not thrown by a template.
  if (problems.some(({ position }) => position)) return error;
  const { failingLine } = await import("./failing-line.ts");
  const place = await failingLine(cause, root);
  if (!place) return error;
  return new ProblemsError(
    problems.map(problem => problemAt(place, ofCode(problem))),
    { cause },
  );
}

/** A text is not what has to be corrected where the site's own code fails at it, such as what frames its pictures. */
function ofCode({ file, ...problem }: Problem): Problem {
  if (problem.code !== "content/markdown") return problem;
  const message = `${file} could not be made: ${problem.message}`;
  return { ...problem, code: "template/failed", message, fix: "Mend the code at this line" };
}

/** A name that a file beside this one or further in gives was known here before its import was taken out. */
function meant(name: string, { root, place }: { root: string; place: Place }): string {
  const folder = join(root, dirname(place.file));
  const giver = readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .find(file => givenBy(join(folder, file)).includes(name));
  if (giver) return `Write at the top of the file   import { ${name} } from "./${giver}";`;
  if (place.source.includes(`${name}(`))
    return `A line such as   import { ${name} } from "…";   is missing or misspelt at the top of the file`;
  const asText = `if it is a text, write it between quotation marks:   "${name}"`;
  const answer = nearest(name, ["true", "false"]);
  return answer ? `Write it as   ${answer}   or, ${asText}` : `I${asText.slice(1)}`;
}

function givenBy(path: string): (string | undefined)[] {
  const code = readFileSync(path, "utf8");
  return [...code.matchAll(/^export (?:const|(?:async )?function) ([\w$]+)/gm)].map(
    ([, name]) => name,
  );
}

/** What is neither a text nor a name, but an answer. */
const answers: Record<string, string> = {
  true: "Write it in small letters:   true",
  false: "Write it in small letters:   false",
  yes: "Write it as   true",
  no: "Write it as   false",
};
