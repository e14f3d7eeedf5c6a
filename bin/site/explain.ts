import { knownKeys } from "../../generator/load/known-keys.ts";
import { ownKeys } from "../../generator/load/own-keys.ts";
import { openSite } from "../../generator/open-site.ts";
import { explain, explanations, isOfField } from "../../generator/problems/explanations.ts";
import { type ProblemsError, refusal } from "../../generator/problems/problem.ts";
import { nearest } from "../../generator/words/nearest.ts";

export async function explainCommand({
  root,
  code,
}: {
  root: string;
  code?: string | undefined;
}): Promise<void> {
  if (code === undefined) {
    process.stdout.write(
      `The codes that stand in [brackets] beside a problem:\n  ${Object.keys(explanations).join("\n  ")}\n`,
    );
    return;
  }
  const wanted = code.replace(/^\[|\]$/g, "");
  const fields = isOfField(wanted) ? await codesOfFields(root) : undefined;
  const text = explain(wanted);
  if (!text || fields?.includes(wanted) === false) throw unknown(wanted, fields);
  process.stdout.write(`[${wanted}]\n\n${text}\n`);
}

/** Which texts a site has, and with which fields, only its own code says; one that cannot be loaded just now cannot. */
async function codesOfFields(root: string): Promise<string[] | undefined> {
  const site = await openSite(root).catch(() => undefined);
  if (!site) return undefined;
  return Object.values(site.module.site.collections).flatMap(({ singular, schema }) =>
    [...knownKeys(schema, []), ...ownKeys].map(field => `${singular}/${field}`),
  );
}

function unknown(code: string, fields: string[] = []): ProblemsError {
  const meant = nearest(code, [...Object.keys(explanations), ...fields]);
  const fix = meant
    ? `Did you mean   npx site explain ${meant}`
    : "`npx site explain` alone lists the codes";
  return refusal({ code: "explain/code", message: `there is no code '${code}'`, fix });
}
