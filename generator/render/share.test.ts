import { expect, test } from "vitest";
import type { Thread } from "./render-threads.ts";
import { chunksOf, share } from "./share.ts";

const thread = (): Thread => ({
  send: () => {},
  read: async () => [],
  render: async () => ({ pages: [], parts: {} }),
  stop: async () => 0,
});

/** Which thread each number was given to; undefined stands for the main one. */
async function sharedAmong(threads: Thread[], chunks: ReturnType<typeof chunksOf<number>>) {
  const doneBy = new Map<number, Thread | undefined>();
  await share(chunks, {
    threads,
    elsewhere: async (_, { items }) => items,
    here: ({ items }) => items,
    take: (numbers, by) => {
      for (const number of numbers) doneBy.set(number, by);
    },
  });
  return doneBy;
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

test("all is done, each part by one thread", async () => {
  const doneBy = await sharedAmong([thread(), thread()], chunksOf(numbers(0, 1010)));
  expect([...doneBy.keys()].sort((a, b) => a - b)).toEqual(numbers(0, 1010));
  expect(new Set(doneBy.values()).size).toBeGreaterThan(1);
});

test("a thread begins with what it does quickest", async () => {
  const [one, other] = [thread(), thread()];
  const doneBy = await sharedAmong(
    [one, other],
    [
      ...chunksOf(numbers(0, 400)),
      ...chunksOf(numbers(400, 400), one),
      ...chunksOf(numbers(800, 400), other),
    ],
  );
  expect(doneBy.get(400)).toBe(one);
  expect(doneBy.get(600)).toBe(one);
  expect(doneBy.get(800)).toBe(other);
  expect(doneBy.get(1000)).toBe(other);
});

test("a thread that was only just started is given less to begin with", async () => {
  const begunBy = async (areNew: boolean) => {
    let isFirstTurn = true;
    let given = 0;
    const sharing = share(chunksOf(numbers(0, 1000)), {
      threads: [thread()],
      areNew,
      elsewhere: async (_, { items }) => {
        if (isFirstTurn) given += items.length;
        return items;
      },
      here: ({ items }) => items,
      take: () => {},
    });
    isFirstTurn = false;
    await sharing;
    return given;
  };
  expect(await begunBy(true)).toBeLessThan(await begunBy(false));
});

test("a failure elsewhere ends the work", async () => {
  const chunks = chunksOf(numbers(0, 1000));
  const failing = share(chunks, {
    threads: [thread()],
    elsewhere: async () => {
      throw new Error("It broke.");
    },
    here: ({ items }) => items,
    take: () => {},
  });
  await expect(failing).rejects.toThrow("It broke.");
  expect(chunks).toEqual([]);
});
