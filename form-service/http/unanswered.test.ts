import { expect, test } from "vitest";
import type { Clock } from "../clock.ts";
import { nobody } from "./limits/client-key.ts";
import { openUnanswered } from "./unanswered.ts";

const minuteMs = 60_000;

type How = { readonly sender?: string; readonly isLost?: boolean };

/** Tries with ids 1, 2, 3 …, each of which says under which id it was done. */
function tries() {
  let elapsedMs = 0;
  let last = 0;
  const clock: Clock = { now: () => 0, elapsed: () => elapsedMs };
  const unanswered = openUnanswered(clock);
  const open = (words = "an order", how: How = {}) => {
    const { sender = "Ann", isLost = false } = how;
    let settle = (_fault?: Error) => {};
    const settled = new Promise<Error | undefined>(resolve => {
      settle = resolve;
    });
    let id = "";
    last++;
    const asked = { words, sender, id: String(last), isHeard: () => !isLost };
    const done = unanswered.tryAs(asked, async used => {
      id = used;
      const fault = await settled;
      if (fault) throw fault;
      return { outcome: "stored", id: used };
    });
    return { id, done, settle };
  };
  return {
    open,
    async succeed(words?: string, how?: How): Promise<string> {
      const one = open(words, how);
      one.settle();
      await one.done;
      return one.id;
    },
    async fail(words?: string, how?: How): Promise<string> {
      const one = open(words, how);
      one.settle(new Error("the database hangs"));
      await expect(one.done).rejects.toThrow("the database hangs");
      return one.id;
    },
    pass: (ms: number) => {
      elapsedMs += ms;
    },
  };
}

test("after an answer of success the same words are another order", async () => {
  const { succeed, pass } = tries();
  expect(await succeed()).toBe("1");
  expect(await succeed()).toBe("2");
  pass(5000);
  expect(await succeed()).toBe("3");
});

test("what was refused and is sent again is the same order, and the next one is another", async () => {
  const { succeed, fail } = tries();
  expect(await fail()).toBe("1");
  expect(await fail()).toBe("1");
  expect(await succeed("something else")).toBe("3");
  expect(await succeed()).toBe("1");
  expect(await succeed()).toBe("5");
});

test("two that come together are two orders; one that comes long after the other was given up on is not", async () => {
  const { open, pass } = tries();
  const [first, second] = [open(), open()];
  expect([first.id, second.id]).toEqual(["1", "2"]);
  pass(2000);
  const again = open();
  expect(again.id).toBe("2");
  for (const { settle } of [first, second, again]) settle();
  await Promise.all([first.done, second.done, again.done]);
  expect(open().id).toBe("4");
});

test("what becomes of one of two that come together says nothing of the other", async () => {
  const { open, succeed } = tries();
  const [first, second] = [open(), open()];
  first.settle(new Error("the database hangs"));
  await expect(first.done).rejects.toThrow();
  // It may be neither of them, and the second is not refused.
  const third = open();
  expect(third.id).toBe("3");
  second.settle();
  await second.done;
  third.settle(new Error("the database hangs"));
  await expect(third.done).rejects.toThrow();
  expect(await succeed()).toBe("3");
});

test("of several that come together after one was refused only the first takes its place; another visitor's does not", async () => {
  const { open, succeed, fail } = tries();
  expect(await fail()).toBe("1");
  expect(await succeed("an order", { sender: "Bob" })).toBe("2");
  expect([open().id, open().id, open().id]).toEqual(["1", "4", "5"]);
});

test("what was stored after its sender had broken off is sent again as the same, also where he was gone before he had an address", async () => {
  const { succeed } = tries();
  for (const sender of ["Ann", nobody]) {
    const first = await succeed(sender, { sender, isLost: true });
    expect(await succeed(sender)).toBe(first);
    expect(await succeed(sender)).not.toBe(first);
  }
});

test("nobody sends again what was refused ten minutes ago", async () => {
  const { succeed, fail, pass } = tries();
  expect(await fail()).toBe("1");
  pass(10 * minuteMs);
  expect(await succeed()).toBe("2");
});

test("as many as an outage may bring are remembered, and those of whom nothing was heard for longest make room", async () => {
  const { succeed, fail } = tries();
  const first = await fail("first");
  for (let index = 1; index < 1000; index++) await fail(`order ${index}`);
  expect(await succeed("order 1")).toBe("2");
  expect(await fail("first")).toBe(first);
  await fail("one more");
  await fail("and another");
  expect(await succeed("order 2")).not.toBe("3");
  expect(await succeed("first")).toBe(first);
});
