import { explain, explanations } from "../../generator/problems/explanations.ts";
import { type ProblemsError, refusal } from "../../generator/problems/problem.ts";
import { nearest } from "../../generator/words/nearest.ts";

export function explainCommand(code: string | undefined): void {
  if (code === undefined) {
    process.stdout.write(
      `The codes that stand in [brackets] beside a problem:\n  ${Object.keys(explanations).join("\n  ")}\n`,
    );
    return;
  }
  const wanted = code.replace(/^\[|\]$/g, "");
  const text = explain(wanted);
  if (text) process.stdout.write(`[${wanted}]\n\n${text}\n`);
  else throw unknown(wanted);
}

function unknown(code: string): ProblemsError {
  const meant = nearest(code, Object.keys(explanations));
  const fix = meant
    ? `Did you mean   npx site explain ${meant}`
    : "`npx site explain` alone lists the codes";
  return refusal({ code: "explain/code", message: `there is no code '${code}'`, fix });
}
