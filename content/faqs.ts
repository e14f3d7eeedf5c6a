import { fillIn } from "./rules/fill-in.ts";
import type { Faq } from "./rules/schemas.ts";

export const homeFaqs: Faq[] = [
  {
    question: "How much does a website cost?",
    answer: fillIn(
      "A Landing Page is {£ Landing Page}, a Business Website with up to five pages is {£ Business Website} and a Pro Website with up to ten pages is {£ Pro Website}. Add-ons such as a logo or an extra page have their own fixed prices. {VAT}",
    ),
  },
  {
    question: "How long does it take?",
    answer:
      "Most sites are live 1-2 weeks after we have your text and photographs. A single page can be done in 3 days. If one of us is waiting for the other, we say so, with a date.",
  },
  {
    question: "What happens after the first year of hosting?",
    answer: fillIn(
      "Hosting is free for 1 year. After that it costs {£ Hosting renewal} a year. You can also move the site elsewhere; we hand over all files and do not charge for it.",
    ),
  },
  {
    question: "Do I own my website and my domain name?",
    answer:
      "Yes. The domain is registered in your name, and once the package is paid the text, pictures and design of the site are yours.",
  },
  {
    question: "I have no text and no photographs. Can we still start?",
    answer: fillIn(
      "Yes. We can write the pages from a conversation for {£ Copywriting} a page. Photographs taken in daylight with a recent phone are usually good enough, and we tell you which ones to take.",
    ),
  },
  {
    question: "Can I change the site myself later?",
    answer: fillIn(
      "A Pro Website comes with a system for editing your own pages. For the smaller packages you can send us changes, take the Maintenance add-on for {£ Maintenance} a month, or book an hour of training.",
    ),
  },
  {
    question: "Will people find me on Google?",
    answer:
      "Every package is built so that search engines can read it, and the Business and Pro packages include your Google Business Profile. Nobody can promise a position. New pages usually need 3-6 months to settle.",
  },
  {
    question: "Do I pay when I send the quote form?",
    answer: fillIn(
      "No. The form tells us what you have chosen. We reply {reply} with next steps and a written quote, and work begins when you agree to it.",
    ),
  },
];

export const hostingFaqs: Faq[] = [
  {
    question: "Can you look after a website that somebody else built?",
    answer:
      "Usually, yes. We first check what it runs on and whether it can be updated safely, and tell you in writing what we found. If we would have to rebuild it, you hear that before you pay for anything.",
  },
  {
    question: "What counts towards my monthly hours?",
    answer:
      "Changes to text, pictures and pages, small repairs, checks you ask for and questions by telephone. Updates, backups and monitoring are part of the plan and do not use up your hours.",
  },
  {
    question: "Will my site be offline while you move it?",
    answer:
      "Normally not. We set up a copy, test it, and then switch the address in the evening. The old hosting stays in place for a week in case something was missed.",
  },
  {
    question: "What does 99.9% uptime mean in practice?",
    answer:
      "Over a month it leaves room for about 43 minutes of interruption. Planned work is done at night, and you hear about it beforehand.",
  },
  {
    question: "Can I leave a plan?",
    answer:
      "At the end of any month, by email. We send you a full copy of the site and help your new provider to move it.",
  },
];

export const seoFaqs: Faq[] = [
  {
    question: "How long before I see results?",
    answer:
      "Results typically show in 3-6 months, and significant results in 6-12 months. A new site in a busy trade takes longer than an established one in a village. Your monthly report shows what has moved and what has not.",
  },
  {
    question: "Am I tied into a contract?",
    answer:
      "No. There are no long-term contracts. You pay by the month and can stop at the end of any of them. Everything we have written and set up stays yours.",
  },
  {
    question: fillIn(
      "What is the difference between the free audit and the SEO Audit at {£ SEO Audit}?",
    ),
    answer:
      "The free audit is a first look: we check your home page, your map entry and a handful of searches, and send you the main points. The SEO Audit is a written report on every page, with a list of fixes and a 30-minute call.",
  },
  {
    question: "Can you guarantee first place on Google?",
    answer:
      "No, and nobody can. Positions depend on where the person searching stands and on what your competitors do. We can show you the work we do each month and what came of it.",
  },
  {
    question: "Do you only work on websites you have built?",
    answer:
      "No. We work on most sites if we can get access to edit them. If yours stands in the way of its own success, the audit says why and what it would cost to put right.",
  },
];
