import { mkdir, open, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Channel } from "./channel.ts";
import { mimeOptions } from "./mime.ts";

/** The embedded default: each mail becomes a file that any mail program opens. */
export function folderChannel(folder: string): Channel {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    description: `files in ${folder}`,
    async send(mail) {
      const { message } = await transport.sendMail(mimeOptions(mail));
      if (!Buffer.isBuffer(message)) throw new Error("the mail was not written into memory");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.id}.eml`;
      await writeDurably(folder, { name, bytes: message });
      return `written to ${name}`;
    },
    async probe() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // One that a command of another user has made is there, and still of no use.
      const trial = join(folder, `.trial.${process.pid}`);
      await writeFile(trial, "", { mode: 0o600 });
      await unlink(trial);
    },
  };
}

/** Whole or not at all, and on disk before the mail counts as sent. */
async function writeDurably(folder: string, { name, bytes }: { name: string; bytes: Buffer }) {
  const draft = join(folder, `.${name}.${process.pid}`);
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
