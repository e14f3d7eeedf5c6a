import { existsSync } from "node:fs";
import { join } from "node:path";
import { refusal } from "./problems/problem.ts";

/** Where a site keeps what its builds know; it can be deleted whenever none of them runs. */
export function usualCache(root: string): string {
  return join(root, ".cache", "site");
}

/** Said before anything is written there. */
export function refuseNoSite(root: string): void {
  if (existsSync(join(root, "templates", "site.ts"))) return;
  throw refusal({
    code: "site/root",
    file: root,
    message: "there is no site here: templates/site.ts is missing",
    fix: "Go to the site's folder, or name it with   --root DIR",
  });
}
