import { knownKeys } from "../../generator/load/known-keys.ts";
import { ownKeys } from "../../generator/load/own-keys.ts";
import { type OpenSite, openSite } from "../../generator/open-site.ts";
import { explain, explainField, explanations } from "../../generator/problems/explanations.ts";
import { refusal } from "../../generator/problems/problem.ts";
import { nearest } from "../../generator/words/nearest.ts";

export async function explainCommand({
  root,
  code,
}: {
  root: string;
  code?: string | undefined;
}): Promise<void> {
  if (code === undefined) {
    const codes = [explanations, await ofSite(root)].flatMap(Object.keys);
    process.stdout.write(
      `The codes that stand in [brackets] beside a problem:\n  ${codes.join("\n  ")}\n`,
    );
    return;
  }
  const wanted = code.replace(/^\[|\]$/g, "");
  const text = explain(wanted) ?? explainForSite(wanted, await openSite(root));
  process.stdout.write(`[${wanted}]\n\n${text}\n`);
}

/** None of a site that cannot be loaded just now. */
async function ofSite(root: string): Promise<Record<string, string>> {
  const site = await openSite(root).catch(() => undefined);
  return site?.module.site.explanations ?? {};
}

/** What only a site itself knows: problems of its own, which texts it has, and with which fields. */
function explainForSite(code: string, { module }: OpenSite): string {
  const { collections, explanations: own = {} } = module.site;
  const known = explain(code, own);
  if (known) return known;
  const fields = Object.values(collections).flatMap(({ singular, schema }) =>
    [...knownKeys(schema, []), ...ownKeys].map(field => `${singular}/${field}`),
  );
  if (fields.includes(code)) return explainField(code);
  const meant = nearest(code, [...[explanations, own].flatMap(Object.keys), ...fields]);
  const fix = meant
    ? `Did you mean   npx site explain ${meant}`
    : "`npx site explain` alone lists the codes";
  throw refusal({ code: "explain/code", message: `there is no code '${code}'`, fix });
}
