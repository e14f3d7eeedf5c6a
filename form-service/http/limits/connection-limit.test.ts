import { EventEmitter } from "node:events";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import type { AppParts } from "../parts.ts";
import { limitConnections } from "./connection-limit.ts";

test("connections that are turned away are told of once a minute, with how many more there were", () => {
  const server = new EventEmitter();
  const told: unknown[] = [];
  let nowMs = 0;
  const parts = {
    clock: { elapsed: () => nowMs },
    log: { error: ({ more }: { more?: number }) => told.push(more) },
  };
  // Of both, no more is used.
  limitConnections({ server } as unknown as FastifyInstance, parts as unknown as AppParts);
  for (const atMs of [0, 1, 59_999, 60_000, 120_000]) {
    nowMs = atMs;
    server.emit("drop");
  }
  expect(told).toEqual([undefined, 2, undefined]);
});
