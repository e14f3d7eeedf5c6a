import { describe } from "vitest";
import { removePostgresAfterwards } from "../postgres/on-postgres.ts";
import { acceptBehaviour } from "./accept.ts";
import { closingBehaviour } from "./closing.ts";
import { outboxBehaviour } from "./outbox.ts";
import { recordsBehaviour } from "./records.ts";
import { storeKinds } from "./stores.ts";

removePostgresAfterwards();

describe.each(storeKinds)("on $name", kind => {
  describe("submissions", () => acceptBehaviour(kind));
  describe("the outbox", () => outboxBehaviour(kind));
  describe("closing", () => closingBehaviour(kind));
  describe("records", () => recordsBehaviour(kind));
});
