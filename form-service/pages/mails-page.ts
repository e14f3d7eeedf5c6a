import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { readEml } from "../mail/eml.ts";
import { escapeHtml as e } from "../mail/escape.ts";
import { mailFiles } from "../mail/mail-files.ts";
import { type PageColours, page } from "./page.ts";

const colours: PageColours = {
  amber: "lightgrey",
  chalk: "white",
  ink: "black",
  line: "lightgrey",
  mist: "whitesmoke",
  night: "#222",
  slate: "#555",
  turf: "#0057b7",
  control: "grey",
  red: "#b00",
  redSoft: "#fee",
};

const shownMax = 100;

/** The mails that were written as files, newest first. For development: it shows people's data. */
export async function mailsPage(folder: string): Promise<string> {
  const names = (await mailFiles(folder)).reverse();
  const shown = await newest(folder, names);
  const mails = await Promise.all(shown.map(name => summary(folder, name)));
  // A mail tells the second it is of; which came later within it, the files and their names do.
  mails.sort((a, b) => b.dateMs - a.dateMs);
  const rows = mails.map(({ row }) => row);
  const list = rows.length
    ? `<table><thead><tr><th>Received</th><th>Subject</th><th>To</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
    : "<p>No mail yet. Send an order or a message on the site: an order's mail comes ten seconds later at most.</p>";
  const body = `<h1>Mails</h1><p class="quiet">No mail server is configured: mails are kept as files in ${e(folder)}, ${names.length} so far.</p>${list}`;
  return ownPage("Mails", body);
}

/** One mail as its reader would see it, or nothing when there is none of that id. */
export async function mailPage(folder: string, id: string): Promise<string | undefined> {
  // Only a name that is in the folder is opened, so that an id cannot lead out of it.
  const name = (await mailFiles(folder)).find(one => one === `${id}.eml`);
  if (!name) return undefined;
  const { headers, text, html } = readEml(await readFile(join(folder, name), "utf8"));
  const shown = ["from", "to", "reply-to", "subject", "date", "message-id"]
    .filter(key => headers.has(key))
    .map(key => `<tr><th>${key}</th><td>${e(headers.get(key) ?? "")}</td></tr>`);
  // Sandboxed: neither scripts nor forms nor the page around it are in the mail's reach.
  const frame = `<iframe title="The mail as HTML" sandbox srcdoc="${e(html)}"></iframe>`;
  const body = `<p><a href="/_mails">All mails</a></p><h1>${e(headers.get("subject") ?? "Mail")}</h1><table>${shown.join("")}</table><h2>As HTML</h2>${frame}<h2>As text</h2><pre>${e(text)}</pre>`;
  return ownPage(headers.get("subject") ?? "A mail without a subject", body);
}

/** Nothing of the business is read here: an editor with a mistake in its facts must still be able to run site dev. */
function ownPage(title: string, body: string): string {
  return page({ title, body, siteUrl: "", siteName: "Form service", colours });
}

const listFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Europe/London",
});

/** In the time in which the mails themselves tell when something came in. */
function inList(dateMs: number): string {
  return Number.isNaN(dateMs) ? "" : listFormat.format(dateMs);
}

/** Of years of mails only those are opened that are shown. */
async function newest(folder: string, names: readonly string[]): Promise<string[]> {
  const written = await Promise.all(
    names.map(async name => ({ name, atMs: (await stat(join(folder, name))).mtimeMs })),
  );
  written.sort((a, b) => b.atMs - a.atMs);
  return written.slice(0, shownMax).map(({ name }) => name);
}

async function summary(folder: string, name: string) {
  const { headers } = readEml(await readFile(join(folder, name), "utf8"));
  const dateMs = Date.parse(headers.get("date") ?? "");
  const id = name.replace(/\.eml$/, "");
  const link = `<a href="/_mails/${encodeURIComponent(id)}">${e(headers.get("subject") ?? id)}</a>`;
  const row = `<tr><td>${inList(dateMs)}</td><td>${link}</td><td>${e(headers.get("to") ?? "")}</td></tr>`;
  return { dateMs: dateMs || 0, row };
}
