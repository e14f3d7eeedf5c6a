import { join } from "node:path";
import { expect, test } from "vitest";
import { doctor } from "../../../form-service/operator/doctor.ts";
import { configOf, temporaryFolder } from "../parts.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

removePostgresAfterwards();

test("doctor comes to its end on a machine that keeps nothing but its settings", async () => {
  const env = {
    DATABASE_URL: await (await postgres()).newSchema(),
    FORMS_DATA: join(temporaryFolder(), "none"),
    SMTP_URL: "smtp://127.0.0.1:1",
    OWNER_EMAIL: "owner@shop.test",
    MAIL_FROM: "site@shop.test",
  };
  const sentences: string[] = [];
  for await (const { sentence } of doctor(configOf(env))) sentences.push(sentence);
  expect(sentences[0]).toMatch(/^PostgreSQL \d+/);
  expect(sentences.join("\n")).toContain(`disk is free for ${env.FORMS_DATA} cannot be told`);
  expect(sentences.at(-1)).toContain("are held as possible spam");
});
