import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("a page that has just been opened is brought up to date between changes, and not while one is taken in", async () => {
  const steps: string[] = [];
  const ends: (() => void)[] = [];
  const job = async (name: string) => {
    steps.push(`${name} begins`);
    await new Promise<void>(resolve => ends.push(resolve));
    steps.push(`${name} ends`);
  };
  const turns = inTurn({ work: files => job([...files].join()), onFailure: async () => {} });
  const end = async () => {
    await expect.poll(() => ends.length).toBe(1);
    ends.pop()?.();
  };

  turns.changed(["a.md"]);
  const opened = [turns.alone(() => job("page")), turns.alone(() => job("other page"))];
  await end();
  await expect.poll(() => steps.at(-1)).toBe("page begins");
  turns.changed(["b.md"]);
  for (const _left of ["page", "b.md", "other page"]) await end();
  await Promise.all(opened);
  await turns.idle();
  expect(steps).toEqual(
    ["a.md", "page", "b.md", "other page"].flatMap(name => [`${name} begins`, `${name} ends`]),
  );
});
