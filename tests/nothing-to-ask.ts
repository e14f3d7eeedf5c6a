import { TestRunner } from "vitest";

/**
 * Ends the test that is running, and says why: it is about something that this business has not, as the SEO pages of one
 * that sells no SEO. That ours has it, as-specified.test.ts and its neighbours ask.
 */
export function nothingToAsk(why: string): never {
  TestRunner.getCurrentTest()?.context.skip(why);
  throw new Error(why);
}

/** Stands for what a business has not: a test that asks for anything of it has nothing to ask. */
export function absent<T extends object>(why: string): T {
  const refuse = () => nothingToAsk(why);
  return new Proxy({} as T, { get: refuse, has: refuse, ownKeys: refuse });
}
