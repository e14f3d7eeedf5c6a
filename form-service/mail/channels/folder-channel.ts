import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Failure, sentenceOf } from "../../failure.ts";
import { mimeOf } from "../mime.ts";
import type { Channel } from "./channel.ts";

/** As much as a mail takes: a full disk still has room for a name. */
const trial = { name: "trial", bytes: Buffer.alloc(16 * 1024) };

/** The embedded default: each mail becomes a file that any mail program opens. */
export function folderChannel(folder: string): Channel {
  return {
    description: `files in ${folder}`,
    refusal: "The folder of the mails cannot be written",
    async send(mail) {
      const { message: bytes } = await mimeOf(mail);
      const name = `${mail.id}.eml`;
      await inFolder(folder, async () => {
        const draft = await written(folder, { name, bytes });
        await rename(draft, join(folder, name)).catch(error => removed(draft, error));
        await syncFolder(folder);
      });
      return `written to ${name}`;
    },
    // A folder that a command of another user has made is there, and still of no use.
    async probe() {
      await inFolder(folder, async () => rm(await written(folder, trial)));
      return "without login";
    },
  };
}

/** What fails here fails for every mail. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await work();
  } catch (error) {
    throw new Failure("unavailable", sentenceOf(error), { cause: error });
  }
}

/** A draft that is on disk, so that the mail appears whole or not at all. Where there is no room nothing stays of it. */
async function written(folder: string, { name, bytes }: { name: string; bytes: Buffer }) {
  const draft = join(folder, `.${name}.${process.pid}`);
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    return await removed(draft, error);
  } finally {
    await file.close();
  }
  return draft;
}

async function removed(draft: string, error: unknown): Promise<never> {
  await rm(draft, { force: true });
  throw error;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
