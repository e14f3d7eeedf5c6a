import { expect, test } from "vitest";
import { unescapeHtml } from "./unescape-html.ts";

test.each([
  ["K&uuml;che &frac12; &Eacute;cole &middot; 20&deg;", "Küche ½ École · 20°"],
  ["&Agrave;&times;&divide;&yuml;&nbsp;", "À×÷ÿ\u00a0"],
  ["&bull; a &rarr; b", "• a → b"],
  // Texts of old Windows programs.
  ["&#145;&#146;&#150;&#x80;", "‘’–€"],
  ["&#160;&#163;&#x1F600;", "\u00a0£😀"],
  ["&#0;&#xD800;&#1114112;", "\ufffd\ufffd\ufffd"],
  ["&amp;lt; &constructor; &wrong; &;", "&lt; &constructor; &wrong; &;"],
  ["R&AMP;D", "R&D"],
])("%j reads as browsers show it", (written, shown) => expect(unescapeHtml(written)).toBe(shown));
