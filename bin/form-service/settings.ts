import { type Config, readConfig } from "../../form-service/config/config.ts";
import { siteFacts } from "../../form-service/config/facts.ts";
import { counted } from "../../form-service/counted.ts";
import { Failure, sentenceOf } from "../../form-service/failure.ts";
import { envFile } from "../env-file.ts";

/** The environment stands above .env. */
export function settings(): Config {
  const read = readConfig({ ...wholeFile().settings, ...process.env }, siteFacts);
  if (read.ok) return read.config;
  const count = read.problems.length;
  const lines = read.problems.map(problem => `  - ${problem}`);
  throw new Failure(
    "unusable",
    `${counted(count, "setting needs", "settings need")} a correction:\n${lines.join("\n")}`,
  );
}

/** Who corrects a line that does not count would look for the fault elsewhere. */
export function repeatedSettings(): string[] {
  return wholeFile()
    .repeated.filter(name => process.env[name] === undefined)
    .map(name => `${name} stands several times in .env: its last line counts.`);
}

function wholeFile() {
  const read = readable();
  if (read.ok) return read;
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
