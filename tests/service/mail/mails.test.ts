import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { site } from "../../../content/site.ts";
import { formatPounds } from "../../../domain/money.ts";
import { folderChannel } from "../../../form-service/mail/channels/folder-channel.ts";
import { readEml } from "../../../form-service/mail/eml.ts";
import { escapeHtml } from "../../../form-service/mail/escape.ts";
import { mailFiles } from "../../../form-service/mail/mail-files.ts";
import { release } from "../../../form-service/operator/release.ts";
import { mailPage, mailsPage } from "../../../form-service/pages/mails-page.ts";
import { openStore } from "../../../form-service/store/open-store.ts";
import { countedAddon, monthlyAddon, popularPackage, sampleQuote } from "../../offers.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { message, order, post, type Running, rows, running, until } from "../parts.ts";

async function mailed(service: Running, count: number): Promise<string[]> {
  const folder = join(service.dataDir, "mail");
  await until(async () => (await mailFiles(folder)).length === count);
  return (await mailFiles(folder)).map(name => readFileSync(join(folder, name), "utf8"));
}

const hostile = {
  ...order,
  name: "Ann <b>Example</b>",
  message: "Line one\n<img src=x onerror=alert(1)>",
  total_price: 5,
};

async function orderMail(ordered: object = hostile): Promise<{ service: Running; source: string }> {
  const service = await running();
  const { data } = (await post(service, "/package_orders", ordered)).json;
  await post(service, "/contact-form", { ...ordered, type: "package_order", order_id: data.id });
  const [source = ""] = await mailed(service, 1);
  return { service, source };
}

test("the mail of an order holds its lines, totals, contact data and a reply button, escaped", async () => {
  const mail = await PostalMime.parse((await orderMail()).source);
  expect(mail.subject).toBe(`New order: ${popularPackage.name} for Ann <b>Example</b>`);
  expect(mail.replyTo?.[0]?.address).toBe("ann@example.com");
  for (const text of [
    countedAddon.name,
    `3 × ${formatPounds(countedAddon.pricePence)}`,
    formatPounds(3 * countedAddon.pricePence),
    `${formatPounds(monthlyAddon.pricePence)}/month`,
    "Initial Payment",
    formatPounds(sampleQuote.oneTimePence),
    "Then Monthly",
    formatPounds(sampleQuote.totalPence),
    "01632 960960",
  ]) {
    expect(mail.html).toContain(text);
    expect(mail.text).toContain(text);
  }
  expect(mail.html).toContain("total of £5");
  for (const href of ["mailto:ann@example.com?subject=", 'mailto:ann@example.com"'])
    expect(mail.html).toContain(`href="${href}`);
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(mail.html).not.toContain("<img");
  expect(mail.html).not.toContain("<b>");
});

test("what people wrote is for nobody else on the machine, wherever it is written down", async () => {
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  const dataDir = join(temporaryFolder(), "data");
  const service = await running({ FORMS_DATA: dataDir });
  await post(service, "/contact-form", message);
  await mailed(service, 1);
  const names = ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })];
  expect(names).toContain("mail");
  for (const name of names) {
    const { mode } = statSync(join(dataDir, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }
});

test("nothing stays of a mail that could not be given its name", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "owner-1.eml"));
  const ours = { name: "", address: "owner@shop.test" };
  const addresses = { from: ours, to: ours, replyTo: undefined };
  const words = { subject: "Subject", text: "Text", html: "<p>Text</p>" };
  const mail = {
    id: "owner-1",
    messageId: "<1@shop.test>",
    date: new Date(),
    ...addresses,
    ...words,
  };
  await expect(folderChannel(folder).send(mail)).rejects.toThrow("EISDIR");
  expect(readdirSync(folder)).toEqual(["owner-1.eml"]);
});

test("no line of a message passes for a line of ours where a mail is read as text", async () => {
  const service = await running();
  await post(service, "/contact-form", { ...message, message: "Hello\nReference 7\nDial 999" });
  const mail = await PostalMime.parse((await mailed(service, 1))[0] ?? "");
  expect(mail.text).toContain("\n> Hello\n> Reference 7\n> Dial 999\n");
});

test.each([
  [2_500_000_000, "a total of £2,500,000,000."],
  [-620, "a total of -£620."],
  ["99.5", "a total of £99.50."],
])("where the page showed a total of %j the owner reads %s", async (total_price, words) => {
  const { source } = await orderMail({ ...order, total_price });
  expect((await PostalMime.parse(source)).text).toContain(words);
});

test.each([order.total_price + 0.004, "a lot"])(
  "of a page's total that is ours to the penny, or none, the owner reads nothing: %j",
  async total_price => {
    const { source } = await orderMail({ ...order, total_price });
    const { text } = await PostalMime.parse(source);
    expect(text).toContain("New order");
    expect(text).not.toContain("The page showed");
  },
);

test("a visitor whose address is in other letters is answered with one click", async () => {
  const service = await running();
  await post(service, "/contact-form", {
    ...message,
    name: "Änn, 名前 <x>",
    email: "ann@exämple.com",
  });
  const [source = ""] = await mailed(service, 1);
  const mail = await PostalMime.parse(source);
  expect(mail.replyTo).toEqual([{ name: "Änn, 名前 <x>", address: "ann@xn--exmple-cua.com" }]);
  expect(mail.html).toContain('href="mailto:ann@xn--exmple-cua.com?subject=');
  expect(mail.text).toContain("ann@exämple.com");
});

test("a name in the disguise that mail headers know is shown as it was typed", async () => {
  const service = await running();
  const name = "=?utf-8?Q?=E2=80=AEnnA?= =?utf-8?B?QmNj?=";
  await post(service, "/contact-form", { ...message, name });
  const [source = ""] = await mailed(service, 1);
  const { subject, replyTo, text } = await PostalMime.parse(source);
  const shown = "= ?utf-8?Q?=E2=80=AEnnA?= = ?utf-8?B?QmNj?=";
  expect(subject).toBe(`New message from ${shown}`);
  expect(replyTo).toEqual([{ name: shown, address: message.email }]);
  expect(text).toContain(`Name: ${name}`);
});

test("our reader of .eml files reads what a full parser reads", async () => {
  const { source } = await orderMail();
  const [ours, theirs] = [readEml(source), await PostalMime.parse(source)];
  expect(ours.headers.get("subject")).toBe(theirs.subject);
  expect(ours.html.trim()).toBe(theirs.html?.trim());
  expect(ours.text.trim()).toBe(theirs.text?.trim());
});

test("the page lists the newest mail first, also among those of one second", async () => {
  const folder = temporaryFolder();
  for (const [id, second] of [
    ["a-old", 1],
    ["b-first", 2],
    ["c-second", 2],
  ])
    writeFileSync(join(folder, `${id}.eml`), `Date: Mon, 6 Jul 2026 06:04:0${second} +0000\n\n`);
  const list = await mailsPage(folder);
  expect(list.match(/(?<=_mails\/)[\w-]+/g)).toEqual(["c-second", "b-first", "a-old"]);
  expect(list).toContain("<td>6 Jul 2026, 07:04:01</td>");
});

test("however many mails there are, the page reads those alone that it lists", async () => {
  const folder = temporaryFolder();
  // Whoever reads this one fails.
  mkdirSync(join(folder, "z-old.eml"));
  utimesSync(join(folder, "z-old.eml"), 0, 0);
  for (let made = 0; made < 100; made++) writeFileSync(join(folder, `a-${made}.eml`), "\n\n");
  const list = await mailsPage(folder);
  expect(list).toContain(`kept as files in ${folder}, 101 so far.`);
  expect(list.match(/_mails\/a-/g)).toHaveLength(100);
});

test("the page lists the mails and shows one without letting it act", async () => {
  const { service } = await orderMail();
  const folder = join(service.dataDir, "mail");
  const list = await mailsPage(folder);
  const id = /_mails\/([\w-]+)"/.exec(list)?.[1] ?? "";
  expect(list).toContain(`New order: ${popularPackage.name}`);
  expect(list).toContain(`kept as files in ${folder}, 1 so far.`);
  const page = (await mailPage(folder, id)) ?? "";
  expect(page).toContain('sandbox srcdoc="');
  expect(page).not.toContain("<img src=x");
  for (const wrong of ["nope", "../forms.sqlite", "", `${id}.eml`]) {
    expect(await mailPage(folder, wrong)).toBeUndefined();
  }
  expect(await mailsPage(join(folder, "none"))).toContain("No mail yet");
});

test("an acknowledgement holds no text of the customer and is sent once a day per address", async () => {
  const service = await running({ FORMS_ACKNOWLEDGE: "on" });
  const words = { ...message, name: "Buy Pills", message: "Visit https://pills.example now" };
  await post(service, "/contact-form", words);
  await post(service, "/contact-form", { ...words, email: message.email.toUpperCase() });
  const mails = await Promise.all(
    (await mailed(service, 3)).map(source => PostalMime.parse(source)),
  );
  const thanks = mails.filter(({ to }) => to?.[0]?.address === message.email);
  expect(thanks).toHaveLength(1);
  const kinds = "SELECT count(*) AS n FROM outbox WHERE kind = 'acknowledgement'";
  expect(rows(service.dataDir, kinds)).toEqual([{ n: 1 }]);
  expect(thanks[0]?.text).toContain(`reply ${site.replyTime}`);
  // On the sheet of the owner's mails, with the name of the business at its head.
  const [, head] =
    /(>[^<]+)<h1[^>]*>We have received your message</.exec(thanks[0]?.html ?? "") ?? [];
  expect(head).toBe(`>${escapeHtml(site.name)}`);
  expect(`${thanks[0]?.text}${thanks[0]?.html}${thanks[0]?.subject}`).not.toMatch(/pills/i);
});

test("a held submission has no mail until the operator releases it", async () => {
  const service = await running();
  const { id } = (await post(service, "/contact-form", { ...message, website_url_confirm: "x" }))
    .json;
  const store = await openStore(service.config);
  expect(await release(store, service.config, [id])).toEqual([
    `${id} is released, its mail is queued.`,
  ]);
  expect(await release(store, service.config, [id])).toEqual([`${id} is not held.`]);
  await store.close();
  expect(await mailed(service, 1)).toHaveLength(1);
});

test("the owner's mails say how many submissions are held, of which no mail tells", async () => {
  const service = await running();
  const said = "without a mail: 1 submission. Look through them with form-service held list.";
  const { id } = (await post(service, "/contact-form", { ...message, website_url_confirm: "x" }))
    .json;
  await post(service, "/contact-form", message);
  const [source = ""] = await mailed(service, 1);
  const mail = await PostalMime.parse(source);
  for (const text of [mail.text, mail.html]) expect(text).toContain(said);
  const store = await openStore(service.config);
  await release(store, service.config, [id]);
  await store.close();
  for (const each of await mailed(service, 2))
    if (each !== source) expect(each).not.toContain("spam");
});

test("an emoji at the end of what a subject holds is left whole or away", async () => {
  const service = await running();
  for (let length = 84; length < 88; length++) {
    const name = `${"n".repeat(length)}😀😀${"n".repeat(50)}`;
    const email = `ann${length}@example.com`;
    await post(service, "/contact-form", { ...order, name, email, type: "package_order" });
  }
  for (const source of await mailed(service, 4)) {
    const { subject, replyTo } = await PostalMime.parse(source);
    expect(subject).toMatch(/n(😀)*…$/u);
    expect(replyTo?.[0]?.name).toMatch(/n…$/);
  }
});
