import { expect, test } from "vitest";
import { checkSite } from "../../../generator/build/check-site.ts";
import { noteWith, temporarySite } from "../temporary-site.ts";

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `word${toLetters(from + index)}`).join(" ");
const toLetters = (number: number) =>
  String(number).replace(/\d/g, digit => "abcdefghij"[+digit] ?? "");

async function similarTo(first: string, ...others: string[]): Promise<string[]> {
  const site = temporarySite({ "content/notes/one.md": noteWith("title: One", `${first}\n`) });
  for (const [index, text] of others.entries())
    site.change(`content/notes/other-${index}.md`, noteWith(`title: Other ${index}`, `${text}\n`));
  const { problems } = await checkSite({ root: site.root, production: false });
  return problems.filter(({ code }) => code === "page/similar").map(({ message }) => message);
}

test("two texts that are mostly the same are named", async () => {
  const [message] = await similarTo(`${words(0, 400)}`, `${words(0, 380)} ${words(1000, 20)}`);
  expect(message).toMatch(/^[89]\d % of the text also stands on \/notes\/one/);
});

test("two texts of their own are not, and neither are two notes of a few words", async () => {
  expect(await similarTo(words(0, 400), words(1000, 400))).toEqual([]);
  expect(await similarTo(words(0, 40), words(0, 40))).toEqual([]);
});

test("more than half of everything is too much", async () => {
  const [message] = await similarTo(words(0, 400), `${words(0, 300)} ${words(1000, 100)}`);
  expect(message).toMatch(/^[56]\d % of the text also stands on \/notes\/one/);
  expect(await similarTo(words(0, 400), `${words(0, 240)} ${words(1000, 160)}`)).toEqual([]);
});

test("of texts that are mostly the same each is named once, with the one it is most like", async () => {
  const second = `${words(0, 300)} ${words(1000, 100)}`;
  const third = `${words(0, 310)} ${words(1010, 90)}`;
  const messages = await similarTo(words(0, 400), second, third);
  const [fewer, more] = messages.sort((a, b) => a.length - b.length);
  expect(messages).toHaveLength(2);
  expect(fewer).toMatch(/^\d+ % of the text also stands on \/notes\/[\w-]+ \(on/);
  // The second and the third have more in common than each has with the first.
  expect(more).toMatch(/^9\d % .* \/notes\/other-\d, and much of it on 1 more \(on/);
});

test("of many texts that are mostly the same one sentence names the worst", async () => {
  const others = Array.from(
    { length: 8 },
    (_, n) => `${words(0, 300)} ${words(1000 + 100 * n, 67 - n)}`,
  );
  const messages = await similarTo(words(0, 360), ...others);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(
    /^\d+ % of the text also stands on \/notes\/[\w-]+, and 7 more pages say mostly what others do \(on the page \/notes\/other-7\)/,
  );
});
