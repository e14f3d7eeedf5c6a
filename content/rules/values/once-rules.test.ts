import { expect, test } from "vitest";
import { faqsSchema, reviewsSchema } from "../page-schemas.ts";

const review = { name: "A", business: "B", text: "Good work.", rating: 5, verified: false };
const faq = { question: "Why?", answer: "Because." };

test("a review or a question that was pasted twice is named", () => {
  const wordsTwice = reviewsSchema.safeParse([review, { ...review, text: "GOOD work." }]);
  expect(wordsTwice.error?.issues).toMatchObject([{ path: [1, "text"] }]);
  expect(reviewsSchema.safeParse([review, { ...review, name: "C" }]).success).toBe(true);
  const askedTwice = faqsSchema.safeParse([faq, { ...faq, answer: "For this." }]);
  expect(askedTwice.error?.issues).toMatchObject([
    { path: [1, "question"], message: "the same words stand above already" },
  ]);
  expect(faqsSchema.safeParse([faq, { ...faq, question: "How?" }]).success).toBe(true);
});
