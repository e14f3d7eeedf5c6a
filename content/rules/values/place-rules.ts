import type { RuleContext } from "./rule-context.ts";

/** A map would show a place whose figures were mistyped or swapped in another part of the world. */
export function onBritishMap(
  { region, latitude, longitude }: { region: string; latitude: number; longitude: number },
  { addIssue }: RuleContext,
): void {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth || !region.startsWith("GB-")) return;
  const refuse = (path: string, message: string) =>
    addIssue({ code: "custom", path: [path], message });
  if (latitude < 49 || latitude > 61)
    refuse("latitude", "lies outside of Britain, which is between 49 and 61, as in 52.37");
  else if (longitude < -9 || longitude > 2)
    refuse("longitude", "lies outside of Britain, which is between -9 and 2, as in -1.26");
}

/** Letters, digits, a space, a digit and two letters: maps and directories find nothing by any other. */
export function postcodeOf(
  { postcode, country }: { postcode?: string | undefined; country: string },
  { addIssue }: RuleContext,
): void {
  if (postcode === undefined || country !== "GB" || british.test(postcode)) return;
  const bare = postcode.toUpperCase().replace(/[^A-Z\d]/g, "");
  const meant = `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  addIssue({
    code: "custom",
    path: ["postcode"],
    message: "is not how a British postcode is written, such as CV21 2AB",
    ...(british.test(meant) && { fix: `Write it as   "${meant}"` }),
  });
}

const british = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

export const hostAlone = "must be the address of a host alone, such as https://www.example.com";

/** As browsers show an address, it ends in a slash or with a page; here links are put behind it. */
export function ofHost(url: string, { addIssue }: RuleContext): void {
  if (/^https?:\/\/[^/]+$/.test(url)) return;
  const { protocol, origin } = new URL(url);
  addIssue({
    code: "custom",
    message: hostAlone,
    ...(/^https?:$/.test(protocol) && { fix: `Write it as   "${origin}"` }),
  });
}
