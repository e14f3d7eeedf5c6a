import { describe, expect, test } from "vitest";
import * as forms from "./forms.ts";
import { orderForm } from "./order-form.ts";
import { blankFields, parseForm } from "./parse-form.ts";

const good = { name: "Ann", email: "ann@example.com", phone: "", message: "Please call me." };
/** Whatever else it may come to ask for. */
const contactForm = {
  ...forms.contactForm,
  fields: forms.contactForm.fields.filter(({ name }) => name in good),
};

/** Those that other programs let pass as a name, each by its number. */
const unseen = [
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e],
  ...[0x200f, 0x202a, 0x202c, 0x2060, 0x2061, 0x2066, 0x2069, 0x2800, 0x3164, 0xfe0f, 0xfeff],
  ...[0xffa0, 0x1d159, 0x1d173, 0xe0001, 0xe0020, 0xe007f],
];

describe.each(unseen.map(code => [code.toString(16), String.fromCodePoint(code)] as const))(
  "U+%s",
  (_code, character) => {
    test.each([character, ` ${character} ${character}`, character.repeat(50)])(
      "alone fills no field",
      text => {
        const empty = { name: text, email: text, phone: text, message: text };
        expect(parseForm(contactForm, empty)).toEqual(parseForm(contactForm, {}));
        expect(parseForm(orderForm, empty)).toEqual(parseForm(orderForm, {}));
        expect(blankFields(orderForm, empty)).toMatchObject([{ name: "name" }, { name: "email" }]);
        const parsed = parseForm(orderForm, { ...good, message: text });
        expect(parsed).toMatchObject({ ok: true, values: { message: "" } });
      },
    );

    test("makes no short text long enough", () => {
      const short = { ...good, name: `A${character}`, message: `Hi${character.repeat(20)}there` };
      expect(parseForm(contactForm, short)).toEqual({
        ok: false,
        fields: {
          name: "Name must be at least 2 characters",
          message: "Message must be at least 10 characters",
        },
      });
    });

    test("that came along with a copied address or number is left out", () => {
      const copied = (text: string) => `${character}${text}${character}`;
      const parsed = parseForm(contactForm, {
        ...good,
        email: copied(good.email),
        phone: copied("01632 960001"),
      });
      expect(parsed).toMatchObject({ ok: true, values: { ...good, phone: "01632 960001" } });
    });
  },
);

test.each([
  "\u0639\u0644\u06CC\u200C\u0631\u0636\u0627",
  "\u{1F468}\u200D\u{1F469}\u200D\u{1F467} family",
  "Zo\u00AD\u00EB \u2764\uFE0F",
  "\u200F\u05D0\u05D1\u200F",
])("'%s' keeps its joiners and marks in a name and a message", text => {
  const message = `${text} is my name, please write it like this`;
  expect(parseForm(contactForm, { ...good, name: text, message })).toMatchObject({
    ok: true,
    values: { name: text, message },
  });
});
