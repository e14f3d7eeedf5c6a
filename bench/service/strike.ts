import type { ListeningProcess } from "../../tests/listening-process.ts";
import { run } from "../../tests/service/child.ts";
import type { LoadPlan, LoadResult } from "./load.ts";
import { sampleOrder } from "./sample-order.ts";

/** Loads a service with orders from a process of its own, whose compiled file is given. */
export async function strike(
  loadFile: string,
  { address }: ListeningProcess,
  plan: Omit<LoadPlan, "port" | "path" | "body">,
): Promise<LoadResult> {
  const target = {
    port: Number(new URL(address).port),
    path: "/package_orders",
    body: sampleOrder,
  };
  const args = [JSON.stringify({ ...target, ...plan } satisfies LoadPlan)];
  const { stdout, stderr, code } = await run(loadFile, { args, env: {} });
  if (code !== 0) throw new Error(`the load generator failed: ${stderr}`);
  return JSON.parse(stdout);
}
