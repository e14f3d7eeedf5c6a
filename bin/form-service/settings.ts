import { type Config, readConfig } from "../../form-service/config/config.ts";
import { siteFacts } from "../../form-service/config/facts.ts";
import { counted } from "../../form-service/counted.ts";
import { Failure, sentenceOf } from "../../form-service/failure.ts";
import { envFile } from "../env-file.ts";

/** The environment stands above .env. */
export function settings(): Config {
  const read = readConfig({ ...fromFile(), ...process.env }, siteFacts);
  if (read.ok) return read.config;
  const count = read.problems.length;
  const lines = read.problems.map(problem => `  - ${problem}`);
  throw new Failure(
    "unusable",
    `${counted(count, "setting needs", "settings need")} a correction:\n${lines.join("\n")}`,
  );
}

function fromFile() {
  const read = readable();
  if (read.ok) return read.settings;
  const where = `Line ${read.line} of the file .env would not be read as it stands.`;
  throw new Failure("unusable", `${where} ${read.fix}.`);
}

function readable() {
  try {
    return envFile();
  } catch (error) {
    const advice = "Let the user who runs this read it, or take it away.";
    const message = `The file .env is there but cannot be read (${sentenceOf(error)}). ${advice}`;
    throw new Failure("unusable", message, { cause: error });
  }
}
