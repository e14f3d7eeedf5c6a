import { expect, test } from "vitest";
import { unshownClaims } from "./structured-data.ts";

const page = (text: string, body: string) => {
  const json = JSON.stringify({ "@type": "Answer", text }).replaceAll("<", "\\u003c");
  return `<html><head><script type="application/ld+json">${json}</script></head><body>${body}</body></html>`;
};

test.each([
  ["Is 2 < 3?", "<h3>Is 2 &lt; 3?</h3><p>Yes, and 7 &gt; 6.</p>"],
  ["Write <b>bold</b> words.", "<p>Write &lt;b&gt;bold&lt;/b&gt; words.</p>"],
  ["Write <b>bold</b> words.", "<p>Write <b>bold</b> words.</p>"],
])("'%s' is found where the page shows it", (text, body) => {
  expect(unshownClaims(page(text, body))).toEqual([]);
});

test("what the page does not show is named", () => {
  expect(unshownClaims(page("Five stars", "<p>Four stars</p>"))).toEqual(["Five stars"]);
});

test("of what is asked and answered both must be shown, and other names need not", () => {
  const acceptedAnswer = { "@type": "Answer", text: "Yes." };
  const question = { "@type": "Question", name: "Is it sour?", acceptedAnswer };
  const json = JSON.stringify({ "@type": "FAQPage", name: "About bread", mainEntity: [question] });
  const html = (body: string) =>
    `<html><head><script type="application/ld+json">${json}</script></head><body>${body}</body></html>`;
  expect(unshownClaims(html("<p>Is it sour? Yes.</p>"))).toEqual([]);
  expect(unshownClaims(html("<p>Yes.</p>"))).toEqual(["Is it sour?"]);
});
