import { expect, test } from "vitest";
import { checkSite } from "../../generator/check/check-site.ts";
import { noteWith, temporarySite } from "./temporary-site.ts";

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `word${toLetters(from + index)}`).join(" ");
const toLetters = (number: number) =>
  String(number).replace(/\d/g, digit => "abcdefghij"[+digit] ?? "");

async function similarTo(first: string, second: string): Promise<string[]> {
  const site = temporarySite({
    "content/notes/one.md": noteWith("title: One", `${first}\n`),
    "content/notes/two.md": noteWith("title: Two", `${second}\n`),
  });
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
