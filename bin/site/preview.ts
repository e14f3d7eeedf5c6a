import { preview } from "../../generator/serve/preview.ts";
import { formRoute } from "./form-route.ts";
import { sayPortTaken, untilStopped } from "./serving.ts";

type Options = { root: string; out: string; port: number; host: string; strictPort: boolean };

export async function previewCommand(options: Options): Promise<void> {
  const server = await preview({ ...options, routes: [formRoute()], onPortTaken: sayPortTaken });
  const stopped = untilStopped(server.close);
  process.stdout.write(`${options.out} is shown at ${server.address}/   (stop with Ctrl+C)\n`);
  await stopped;
}
