import { expect, test } from "vitest";
import { messageWithPlan } from "./name-plan.ts";

const plan = "Basic $&";
const sentence = `I would like to know more about this: ${plan}.`;

test.each([
  ["an empty message", "  ", undefined, `${sentence} `],
  ["the plan that was there", sentence, plan, sentence],
  [
    "another plan",
    "Hello. I would like to know more about this: Pro. $& Bye",
    "Pro",
    `Hello. ${sentence} $& Bye`,
  ],
  ["words of one's own", "When?", undefined, `${sentence}\n\nWhen?`],
  ["words in place of the plan", "When?", "Pro", `${sentence}\n\nWhen?`],
])("%s names the plan and keeps the rest", (_case, typed, before, message) => {
  expect(messageWithPlan(typed, { plan, before })).toBe(message);
});
