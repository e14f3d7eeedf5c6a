import { expect, test } from "vitest";
import { missingPicture } from "./missing-picture.ts";

const known = new Set([
  "shop.jpg",
  "oven.png.png",
  "2026/van.jpg",
  "cafe\u0301.jpg",
  "At 10.00\u202fAM.png",
]);
const say = (name: string) => missingPicture(name, { known, written: file => file });

test.each([
  ["images\\shop.jpg", "shop.jpg"],
  ["Shop.JPG", "shop.jpg"],
  ["van.jpg", "2026/van.jpg"],
  ["shpo.jpg", "shop.jpg"],
  ["./images/shop.png", "shop.jpg"],
  ["oven.png", "oven.png.png"],
  ["shop", "shop.jpg"],
])("'%s' is most likely %s", (name, meant) => expect(say(name).fix).toBe(`Write it as   ${meant}`));

test("a name that differs by how its accents are stored is not proposed to who sees no difference", () => {
  expect(say("caf\u00e9.jpg").message).toContain("looks the same");
  expect(say("caf\u00e9.jpg").fix).toContain("without accents");
});

test("a name that differs by a space that nobody can tell apart is not proposed either", () => {
  expect(say("At 10.00 AM.png").message).toContain("that nobody sees");
  expect(say("At 10.00 AM.png").fix).toContain("without spaces");
  expect(say("\u200eshop.jpg").message).toContain("that nobody sees");
});

test("a picture of another site is to be saved here", () =>
  expect(say("https://b.example/quay.png")).toEqual({
    message: "a picture from another site",
    fix: "Save it in content/images and write only its name",
  }));

test.each([
  ["![Our shop](shop.jpg)", "shop.jpg"],
  ['![Our shop](<img/shop.jpg> "Open")', "shop.jpg"],
  ["<img class='wide' src='/img/quay.png'>", "quay.png"],
])("of %s, where a name alone belongs, its name is", (name, meant) => {
  expect(say(name)).toEqual({
    message: "above a text stands the name of a picture alone",
    fix: `Write it as   ${meant}`,
  });
});

test("a picture that is written out in letters is to be saved here", () =>
  expect(say("data:image/png;base64,iVBORw0KGgo=").fix).toContain("Save it in content/images"));

test("a folder that is not here need not be made", () => {
  const fix = "Put the file into content/images and write   quay.png   or take the picture away";
  expect(say("assets/img/quay.png").fix).toBe(fix);
  expect(say("C:\\My pictures\\quay.png").fix).toBe(fix);
  expect(say("2026/quay.png").fix).toBe(
    "Put the file into content/images, or take the picture away",
  );
});

test("nothing is proposed for a name that is like no other", () =>
  expect(say("quay.png").fix).toContain("Put the file into content/images"));
