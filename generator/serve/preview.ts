import { resolve } from "node:path";
import { refusal } from "../problems/problem.ts";
import { statsOf } from "../system/stats-of.ts";
import { host } from "./host.ts";
import { listen, type Place, type Route, type Running } from "./listen.ts";
import { folderShelf } from "./shelf.ts";

type Preview = Place & {
  root: string;
  out: string;
  routes: Route[];
  onPortTaken: (port: number) => void;
};

/** Serves a built site as it will be served in public. */
export async function preview({ root, out, ...listening }: Preview): Promise<Running> {
  const folder = resolve(root, out);
  refuseUnbuilt(folder, out);
  return listen({ ...listening, handle: host(await folderShelf(folder)) });
}

function refuseUnbuilt(folder: string, out: string): void {
  if (statsOf(folder)?.isDirectory()) return;
  throw refusal({
    code: "preview/missing",
    file: out,
    message: "there is no built site here",
    fix: `Build it first:   npx site build${out === "dist" ? "" : ` --out ${out}`}`,
  });
}
