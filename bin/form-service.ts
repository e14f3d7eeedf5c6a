import { readConfig } from "../form-service/config/config.ts";
import { siteFacts } from "../form-service/config/facts.ts";
import { startFormService } from "../form-service/start.ts";

const read = readConfig(process.env, siteFacts);
if (!read.ok) throw new Error(read.problems.join("\n"));
const service = await startFormService(read.config);
process.once("SIGTERM", () => service.close());
process.once("SIGINT", () => service.close());
