import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ListeningProcess, listeningProcess } from "../listening-process.ts";
import { rawRequest } from "../raw-request.ts";
import { heldFile } from "../service/held-file.ts";
import { startSite, until } from "./site-process.ts";

const data = mkdtempSync(join(tmpdir(), "start-data-"));
let all: ListeningProcess;

beforeAll(async () => {
  all = await startSite([], {
    script: "bin/start.mjs",
    env: { SITE_PORT: "0", FORMS_PORT: "0", FORMS_DATA: data },
  });
  await until(() => all.output().includes("Ctrl+C"));
});

afterAll(async () => {
  await all?.stop();
  rmSync(data, { recursive: true, force: true });
});

describe("npm start", () => {
  test("says where everything is", () => {
    const said = all.output();
    expect(said).toContain(`The site       ${all.address}/`);
    expect(said).toMatch(/Form service {3}http:\/\/127\.0\.0\.1:\d+/);
    expect(said).toContain(`${all.address}/_mails`);
    expect(said).toContain(join(data, "forms.sqlite"));
  });

  test("takes a message from its own pages, and shows the mail about it", async () => {
    expect((await fetch(`${all.address}/`)).status).toBe(200);
    const none = await fetch(`${all.address}/_mails`);
    expect([none.status, await none.text()]).toEqual([200, expect.stringContaining("No mail yet")]);
    const sent = await post({ Origin: all.address });
    expect([sent.status, await sent.json()]).toEqual([
      200,
      expect.objectContaining({ success: true }),
    ]);
    const mails = await until(async () => {
      const text = await (await fetch(`${all.address}/_mails`)).text();
      return text.includes("Ann Example") && text;
    });
    const link = /\/_mails\/[^"]+/.exec(mails)?.[0];
    const shown = await fetch(all.address + link);
    expect(await shown.text()).toContain("A shop for old maps, please.");
    expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(readdirSync(data)).toContain("forms.sqlite");
  });

  test("shows the mails to who asks by their whole address, too", async () => {
    const whole =
      "GET http://localhost/_mails HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    expect(await rawRequest(all.address, whole)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("takes none from the pages of others, and shows nobody else the mails", async () => {
    const foreign = await post({ Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    const rebound = "GET /_mails HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n";
    expect(await rawRequest(all.address, rebound)).toMatch(/^HTTP\/1\.1 403 /);
    // Through a tunnel that asks in the name of this machine.
    for (const name of ["X-Forwarded-For", "X-Forwarded-Host", "Forwarded"]) {
      const passedOn = await fetch(`${all.address}/_mails`, {
        headers: { [name]: "shop.example" },
      });
      expect([name, passedOn.status]).toEqual([name, 403]);
    }
  });

  test("names its own setting where no port is free", async () => {
    const last = createServer();
    // Taken by us, or by somebody else already.
    await new Promise(resolve =>
      last.once("error", resolve).listen(65_535, "127.0.0.1", () => resolve(last)),
    );
    const starting = startSite([], { script: "bin/start.mjs", env: { SITE_PORT: "65535" } });
    await expect(starting).rejects.toThrow("choose another port with   SITE_PORT=4321");
    last.close();
  });

  test("names its settings to whoever calls it with an option", async () => {
    const starting = startSite(["--port=3000"], { script: "bin/start.mjs" });
    await expect(starting).rejects.toThrow("takes no options, and was given --port=3000. Ports");
  });

  test("ends with a sentence where another program lets go of a database that is of no use", async () => {
    const { dataDir, other } = heldFile();
    const env = { SITE_PORT: "0", FORMS_PORT: "0", FORMS_DATA: dataDir };
    const held = await startSite([], { script: "bin/start.mjs", env });
    await until(() => held.output().includes("Ctrl+C"));
    other.pragma("application_id = 1");
    other.close();
    expect(await held.ended).toBe(1);
    expect(held.output()).toMatch(
      /^The form service cannot start\. .*is a database of another program\./m,
    );
    expect(held.output()).not.toMatch(/Error|^ +at /m);
  });

  test("ends when npm is stopped from outside, whose shell passes nothing on", async () => {
    const npm = await listeningProcess(["npm", "start"], {
      CI: "1",
      SITE_PORT: "0",
      FORMS_PORT: "0",
      FORMS_DATA: join(data, "of-npm"),
    });
    await until(() => npm.output().includes("Ctrl+C"));
    expect((await fetch(npm.address)).status).toBe(200);
    await npm.stop();
    await until(() =>
      fetch(npm.address).then(
        () => false,
        () => true,
      ),
    );
  });

  test("ends in good order when it is told to stop", async () => {
    expect(await all.stop()).toBe(0);
  });
});

function post(headers: Record<string, string>): Promise<Response> {
  return fetch(`${all.address}/forms/contact-form`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({
      name: "Ann Example",
      email: "ann@example.com",
      message: "A shop for old maps, please.",
      filled_ms: 9000,
    }),
  });
}
