import type { ThankYou } from "./rules/page-schemas.ts";
import { site } from "./site.ts";

export const thankYou: ThankYou = {
  meta: {
    title: "Thank you | We have your message",
    description:
      "Your message has reached us. What happens next, in three steps, and how to reach us directly if it cannot wait.",
  },
  hero: {
    headline: "Thank you, we have it",
    subheadline: "What you sent has arrived. Nothing has been charged.",
  },
  stepsHeading: "What happens next",
  steps: [
    {
      title: "We read it",
      text: "A person reads what you sent and looks at your present website, if you have one.",
    },
    {
      title: `We reply ${site.replyTime}`,
      text: "By email, or by telephone if you left a number, with an answer, a quote or a question.",
    },
    {
      title: "You decide",
      text: "If it suits you, we agree a date to begin. If not, that is the end of it.",
    },
  ],
  contact: {
    heading: "Is it urgent?",
    intro: "Write to us or ring us directly.",
  },
};
