import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../built-site.ts";
import { running } from "../parts.ts";

test.each(["form-service/deploy/Caddyfile", "docs/scaling.md"])(
  "Caddy as in %s lets go of a connection before the service closes it, perhaps just as an order comes",
  async sample => {
    const { address } = await running();
    const answer = await new Promise<IncomingMessage>(resolve => get(`${address}/livez`, resolve));
    answer.resume();
    const [, closedAfterS] = /timeout=(\d+)/.exec(String(answer.headers["keep-alive"])) ?? [];
    const [, leftAfterS] =
      /\bkeepalive (\d+)s/.exec(readFileSync(join(projectRoot, sample), "utf8")) ?? [];
    expect(Number(leftAfterS)).toBeLessThan(Number(closedAfterS));
  },
);
