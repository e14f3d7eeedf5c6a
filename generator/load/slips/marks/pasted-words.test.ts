import { expect, test } from "vitest";
import { foreignMarks } from "./foreign-marks.ts";

const slips = (text: string) => foreignMarks(`\n${text}\n`, `\n${text}\n`);

test.each([
  ["As shown in Error! Reference source not found., it pays.", "text/source", "[words](/address)"],
  ["Click or tap here to enter text.", "text/gap", "Write what belongs here"],
  ["A page costs £XX a month.", "text/gap", "Write what belongs here"],
  ["A page costs £X a month.", "text/gap", "Write what belongs here"],
  ["We began in XXXX.", "text/gap", "Write what belongs here"],
  ["Ring us on 01788 XXXXXX.", "text/gap", "Write what belongs here"],
  ["INSERT SHOP PHOTO HERE", "text/gap", "Write what belongs here"],
  ["Our shop:\n\n[cid:image001.png@01DB2345.6789ABCD]", "text/source", "content/images"],
  ["Our shop:\n\n[image: shop.jpg]", "text/source", "content/images"],
  ["Ask ann@a.example<mailto:ann@a.example>.", "link/brackets", "Write it as   ann@a.example"],
  ["See www.a.example<http://www.a.example/>.", "link/brackets", "Write it as   www.a.example"],
  ["See our menu<https://a.example/menu>.", "link/brackets", "[menu](https://a.example/menu)"],
  ["See <https://a.example|our menu>.", "link/brackets", "[our menu](https://a.example)"],
  ["[30/09/2026, 10:00:12] Ann: Here it is", "text/source", "Take them away"],
  ["30/09/2026, 10:00 - Ann: Here it is", "text/source", "Take them away"],
  ["It is an im-\nportant word.", "text/source", "in one line"],
  ["Most have none:\n\n>50% of all shops", "text/source", "more than"],
  ["A room of 2*3*4 metres", "text/bold", "Write it as   2 × 3 × 4"],
  ["A room of 3*4 m, a hall of 5*6 m", "text/bold", "Write   ×   in place of each star"],
  ["1200*800 pixels, a 5* hotel", "text/bold", "and   \\*   for one of a note"],
  ["Text.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>", "text/source", "Take it away"],
  ["On Tue, 3 Nov 2026 at 10:00, Ann <ann@a.example> wrote:", "text/source", "Take it away"],
  ["CAUTION: This email originated from outside of the firm.", "text/source", "Take it away"],
  ["This email and any attachments are confidential.", "text/source", "Take it away"],
])("what other programs leave in '%s' is told once", (text, code, fix) => {
  expect(slips(text)).toMatchObject([{ code, fix: expect.stringContaining(fix) }]);
});

test.each([
  ["an address alone between signs", "Ask <ann@a.example> or see <https://a.example>."],
  ["a first and a second part", "The first-\nand second-floor rooms, 3-\n4 of them."],
  ["a quotation", "> 50 people came\n\n>It was full."],
  ["a day and a time", "From 30/09/2026, 10:00 on we are open."],
  ["sizes and stars", "1200*800 pixels, £199\\* and 5 * 3.\n\nA 5* hotel, from £199*."],
  ["sizes in two cells", "| 3*4 m | 5*6 m |\n|---|---|\n| a | b |"],
  ["sizes in two links", "[3*4 m](/a) and [5*6 m](/b), 7*8 m ([plan](/files/5*6.pdf))"],
  ["an address", "See https://a.example/?2*3*4 or [this](/files/2*3*4.pdf)."],
  ["letters that count and size", "Chapter XXX, size XXL, £x2"],
  ["a beer", "A pint of XXXX, brewed as X, XX, XXX and XXXX."],
  ["what a number looks like", "It begins as in G-XXXXXXXXXX or GTM-XXXXXX."],
  [
    "an amount of any size",
    "For every £X that you spend, more than £X comes back. If a click is £X, count.",
  ],
  ["a part of two words", "The short-\nas well as the long-\nbut narrow form."],
  ["an error that is spoken of", "It says 'Error! Try again'."],
  ["a letter that is spoken of", "On Monday at 10:00 she wrote: come in. He wrote:"],
  ["a customer who is quoted", "On 3 March 2026 at 10:30 a customer wrote:\n\n> Call me."],
  ["days of a shop", "12/05/2026, 10:00 - 12:00 Open day\n\n12/06/2026, 10:00 - Fair"],
  ["a warning of another kind", "Warning signs: calls that originated outside our hours."],
  ["what a mail may weigh", "This email and any attachments count towards 10 MB."],
  ["a program to get", "Get Outlook for iOS if your team lives on phones."],
  ["amounts of a sum", "If you spend £X and take £Y, the difference is yours."],
  ["amounts of an example", "A template says £XX-£YY, or 'from £X to £Y'."],
])("%s: nothing is told", (_what, text) => expect(slips(text)).toEqual([]));
