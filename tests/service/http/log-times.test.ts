import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { serviceProcess } from "../form-service.ts";
import { message, post, until } from "../parts.ts";

test("each line of the log says when it was written", async () => {
  const startedMs = Date.now();
  const service = await serviceProcess({ LOG_LEVEL: "info", FORMS_DATA: temporaryFolder() });
  onTestFinished(() => void service.process.kill("SIGKILL"));
  const timesMs = () =>
    [...service.output().matchAll(/"time":"([^"]+)".*"answered"/g)].map(([, time = ""]) =>
      Date.parse(time),
    );
  await post(service, "/contact-form", message);
  await until(() => timesMs().length === 1);
  const betweenMs = Date.now();
  await post(service, "/contact-form", message);
  await until(() => timesMs().length === 2);
  const [firstMs = 0, secondMs = 0] = timesMs();
  expect([startedMs <= firstMs, firstMs <= betweenMs, betweenMs <= secondMs]).toEqual([
    true,
    true,
    true,
  ]);
});
