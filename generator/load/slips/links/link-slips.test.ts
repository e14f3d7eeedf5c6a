import { expect, test } from "vitest";
import { bracketSlips } from "./bracket-slips.ts";
import { labelSlips } from "./label-slips.ts";
import { linkSlips } from "./link-slips.ts";

test.each([
  ["[a](\u202a/blog/\u202c)", "link/address", "Type it anew:   /blog/"],
  ["[a](https://b.example/c\u200b)", "link/address", "Type it anew:   https://b.example/c"],
  ["[a](“/blog/”)", "link/address", "Write it as   /blog/"],
  ["[a]('https://b.example/')", "link/address", "Write it as   https://b.example/"],
  ["[a](tel:+44 (0)1632 960960)", "link/spaces", "Write it as   tel:+441632960960"],
  ["[a](tel:+44(0)1632960960)", "link/address", "Write it as   tel:+441632960960"],
  ["[a]((01632) 960 960)", "link/spaces", "Write it as   tel:01632960960"],
  [
    "[a](https://www.google.com/url?q=https://b.example/c%3Fd%3D1&sa=D&source=editors)",
    "link/address",
    "Write it as   https://b.example/c?d=1",
  ],
  [
    "[a](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fb.example%2F&data=05)",
    "link/address",
    "Write it as   https://b.example/",
  ],
  [
    "[a](https://l.facebook.com/l.php?u=https%3A%2F%2Fb.example&h=AT0)",
    "link/address",
    "Write it as   https://b.example",
  ],
  ["[a](https:// b.example/c d)", "link/spaces", "Write it as   https://b.example/c%20d"],
  ["[a](/web design rugby)", "link/spaces", "Write it as   /web-design-rugby"],
  ["[a](#our prices)", "link/spaces", "Write it as   #our-prices"],
  ["[a](/our prices.pdf)", "link/spaces", "Write it as   /our%20prices.pdf"],
  [
    "[a](file:///C:/Users/Ann/Prices.pdf)",
    "link/address",
    "Put the file into content/files and write   /Prices.pdf",
  ],
  [
    "[a](C:\\My files\\our prices.pdf)",
    "link/address",
    "Put the file into content/files and write   /our%20prices.pdf",
  ],
  ["[a](file:///C:/)", "link/address", "Write the whole address, or take the [ ]( ) away"],
  ["[a](https://https://b.example/c)", "link/address", "Write it as   https://b.example/c"],
  ["[a](https://http//b.example)", "link/address", "Write it as   http://b.example"],
  ["[a](mailto://c@b.example)", "link/address", "Write it as   mailto:c@b.example"],
  [
    "[a](https://www,b.example)",
    "link/address",
    "Write the whole address, or take the [ ]( ) away",
  ],
  ["[a](https://https://)", "link/address", "Write the whole address, or take the [ ]( ) away"],
  ["[a](/our prices (2).pdf)", "link/spaces", "Write it as   /our%20prices%20(2).pdf"],
  ["[a]((/blog/))", "link/address", "Write it as   (/blog/)"],
  ["[a](www. b.example)", "link/spaces", "Write it as   www.b.example"],
  [
    "[a](mailto: c@b.example?subject=d e)",
    "link/spaces",
    "Write it as   mailto:c@b.example?subject=d%20e",
  ],
  ["[a](/blog/ “All articles”)", "link/spaces", "Write it as   /blog/"],
  ["[a](#)", "link/empty", "Write an address in place of the #, or take the [ ]( ) away"],
  [
    "[A shop](shop.JPG)",
    "image/missing",
    "Write it as   ![A shop](shop.JPG)   or, to link to a file of content/files, its whole address:   /shop.JPG",
  ],
  [
    "! [A shop](2026/shop.png)",
    "image/missing",
    "Write it as   ![A shop](2026/shop.png)   or, to link to a file of content/files, its whole address:   /shop.png",
  ],
])("%s is told, with what to write instead", (text, code, fix) => {
  expect(linkSlips(text, text)).toMatchObject([{ code, fix }]);
});

test.each([
  "[a](https://www.google.com/maps?q=Rugby)",
  "[a](https://b.example/?utm_source=chatgpt.com), which the marks of chat programs tell",
  "[a](tel:+441632960960) and [b](/c '(0)')",
  "[a](https://b.example/c_(d)) and [e](https://bücher.example:8080/) and [f](https://[::2]/)",
  "[Back to the top](#) or [↑](#) or [Return to the start](#)",
  "[![A shop](shop.jpg)](/blog/) and ![A shop](shop.jpg)",
  "[Our prices](/prices.jpg)",
  "[a](/blog/ 'All articles') and [b](/blog/ (All articles))",
])("%s is not", text => {
  expect(linkSlips(text, text)).toEqual([]);
});

test("a picture that lacks its sign is shown with its words, which are written anew too", () => {
  const text = "See [A shop](shop.jpg).";
  expect(linkSlips(text, text)).toMatchObject([{ at: 4, length: 18 }]);
});

test.each([
  [
    "See (our prices)[/prices] first",
    { at: 4, length: 21, fix: "Write it as   [our prices](/prices)" },
  ],
  ["(a_b)[https://a.example/b]", { at: 0, fix: "Write it as   [a_b](https://a.example/b)" }],
  ["!(A shop)[shop.jpg]", { at: 1, fix: "Write it as   ![A shop](shop.jpg)" }],
])("%s has the brackets of a link the wrong way round", (text, slip) => {
  expect(bracketSlips(text, text)).toMatchObject([slip]);
});

test.each([
  '[caption id="a"]![A](a.jpg) A shop (left)[/caption]',
  "[our prices](/prices)[/more] and (a)[b] and (2019)[1]",
  "[a](/b)[c]\n\n[c]: /d",
])("%s has none", text => {
  expect(bracketSlips(text, text)).toEqual([]);
});

test.each([
  ["![A loaf][loaf]", "Write the name of a file in content/images:   ![A loaf](picture.jpg)"],
  ["[A loaf][loaf]", "Write the address here,   [A loaf](/address)"],
])("%s without a line of its label is told as what it is", (text, fix) => {
  const [slip, ...others] = labelSlips(text, text);
  expect(others).toEqual([]);
  expect(slip?.fix).toContain(fix);
});
