import type { Said } from "../../problems/problem.ts";

/** What a compiler says of a stylesheet; `suggestion` is what it would write in that place. */
export function styleSlip(said: string, suggestion = ""): Said {
  const [, end, start] = /^Expected "(.)" to go with "(.)"$/.exec(said) ?? [];
  if (end && start)
    return { message: `this ${start} is never closed`, fix: `Write the missing   ${end}` };
  if (said === 'Unexpected "}"')
    return {
      message: "this } closes nothing",
      fix: "Take it away, or write the rule that it should end",
    };
  if (said.endsWith(" to terminate multi-line comment"))
    return { message: "a comment begins here that never ends", fix: "End it with   */" };
  if (said.startsWith("Comments in CSS"))
    return { message: "this is no comment here", fix: "Write   /* … */" };
  const [, kind = ""] = /^No loader is configured for "\.(\w+)" files/.exec(said) ?? [];
  if (/^(?:ttf|otf|woff|eot)$/.test(kind))
    return {
      message: `fonts are published as .woff2, which all browsers read, and which is half as heavy as .${kind}`,
      fix: "Save the font as .woff2, with only the letters that your texts need, and name that file",
    };
  if (kind)
    return {
      message: `a stylesheet can ask for fonts as .woff2 and for pictures as .svg or .png, and not for .${kind}`,
      fix: "Save the file as one of these, and name that one",
    };
  if (said === 'Expected ":"')
    return { message: said, fix: "Write   property: value;   with a colon between the two" };
  if (suggestion) return { message: said, fix: `Did you mean   ${suggestion}?` };
  return /^(Une|E)xpected/.test(said)
    ? {
        message: said,
        fix: "Look for a { } ; or : that is missing or too many, here or right before",
      }
    : { message: said };
}
