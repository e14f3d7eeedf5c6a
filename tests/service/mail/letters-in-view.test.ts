import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteFacts } from "../../../form-service/config/facts.ts";
import { ownerLetter } from "../../../form-service/mail/letters/letter.ts";
import { letterHtml } from "../../../form-service/mail/letters/letter-html.ts";
import { mailPage, mailsPage } from "../../../form-service/pages/mails-page.ts";
import { launchBrowser } from "../../browser.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anOrder } from "../entries.ts";

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function shown(fields: Record<string, string>) {
  const arrived = { id: "1", createdAtMs: 0, state: "received", heldReason: null } as const;
  const letter = ownerLetter({ kind: "enquiry", form: "contact", fields, ...arrived }, siteFacts);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.setContent(letterHtml(letter, siteFacts.businessName));
  return page;
}

test("an address of usual length stands on one line of the owner's phone", async () => {
  const page = await shown({ name: "Ann", email: "ann@bakery-rugby.co.uk", message: "Hello" });
  const link = page.getByRole("link", { name: "ann@bakery-rugby.co.uk" });
  expect(await link.evaluate(element => element.getClientRects().length)).toBe(1);
  await page.close();
});

test("a long name in an order keeps away from its price on a narrow phone", async () => {
  const addon = { name: "Competitor monitoring", quantity: 1, price: 60, isMonthly: true };
  const submission = { ...anOrder({}).submission, selectedAddons: [addon] };
  const page = await browser.newPage({ viewport: { width: 320, height: 740 } });
  await page.setContent(letterHtml(ownerLetter(submission, siteFacts), siteFacts.businessName));
  const between = await page
    .getByRole("row", { name: addon.name })
    .last()
    .evaluate(row => {
      const words = [...row.children].map(cell => {
        const range = document.createRange();
        range.selectNodeContents(cell.firstChild ?? cell);
        return range.getBoundingClientRect();
      });
      return (words[1]?.left ?? 0) - (words[0]?.right ?? 0);
    });
  expect(between).toBeGreaterThan(8);
  await page.close();
});

test("a name that is one long word, such as an address, is whole on a phone: in the mail, and where mails are looked at", async () => {
  const name = "ann.featherstonehaugh@the-old-bakery-of-rugby.example"
    .repeat(2)
    .replaceAll("-", "");
  const page = await shown({ name, email: "ann@example.com", message: "Hello" });
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widthOf()).toBe(360);
  const folder = temporaryFolder();
  writeFileSync(join(folder, "owner-1.eml"), `Subject: New message from ${name}\r\n\r\nHello`);
  for (const html of [await mailsPage(folder), await mailPage(folder, "owner-1")]) {
    await page.setContent(html ?? "");
    expect(await page.getByText(name).count()).toBeGreaterThan(0);
    expect(await widthOf()).toBe(360);
  }
  await page.close();
});

test("an order whose names are one long word each leaves its prices in sight on a phone", async () => {
  const name = "Donaudampfschifffahrtsgesellschaftskapitänskuchen";
  const ordered = {
    selectedPackage: name,
    selectedAddons: [{ name, quantity: 1, price: 1299, isMonthly: true }],
  };
  const letter = ownerLetter({ ...anOrder({}).submission, ...ordered }, siteFacts);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.setContent(letterHtml(letter, siteFacts.businessName));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.close();
});

test("the names of a mail's lines are whole where mails are looked at", async () => {
  const folder = temporaryFolder();
  const id = `<owner-01a22512-e4dc-736c-9631-1e813faab737@${"shop-".repeat(9)}.test>`;
  writeFileSync(join(folder, "owner-1.eml"), `Message-ID: ${id}\r\n\r\nHello`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 740 } });
  await page.setContent((await mailPage(folder, "owner-1")) ?? "");
  const name = page.getByRole("rowheader", { name: "message-id" });
  const lines = await name.evaluate(element => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.close();
});

test("a message from right to left ends at the left, its full stop too", async () => {
  const page = await shown({ name: "שרה!", email: "sara@example.com", message: "שלום!" });
  const ends = await page.getByText(/^ש.*!$/).evaluateAll(elements =>
    elements.map(({ firstChild }) => {
      const letters = firstChild?.textContent?.length ?? 0;
      const [first = 0, last = 0] = [0, letters - 1].map(at => {
        const letter = document.createRange();
        letter.setStart(firstChild ?? document, at);
        letter.setEnd(firstChild ?? document, at + 1);
        return letter.getBoundingClientRect().left;
      });
      return last < first;
    }),
  );
  // The name, the message, and the name on the button.
  expect(ends).toEqual([true, true, true]);
  await page.close();
});

test("a telephone number on a line of its own below words from right to left is read as it was typed", async () => {
  const number = "+44 1632 960001";
  const page = await shown({ name: "Ann", email: "ann@example.com", message: `שלום!\n${number}` });
  const lefts = await page.getByText(number).evaluate(element => {
    const line = element.lastChild ?? element;
    return Array.from(line.textContent ?? "", (_letter, at) => {
      const letter = document.createRange();
      letter.setStart(line, at);
      letter.setEnd(line, at + 1);
      return letter.getBoundingClientRect().left;
    });
  });
  expect(lefts).toHaveLength(number.length);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  await page.close();
});
