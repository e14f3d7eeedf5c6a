import type { MarkWords } from "./mark-kinds.ts";

/** What is said of a command, in whatever signs a program has it. */
export const command: MarkWords = {
  code: "text/command",
  message: "a command to another program is shown as it stands",
  fix: insteadOfCommand,
  isManifold: true,
};

function insteadOfCommand(mark: string): string {
  if (/\[\/?caption/i.test(mark)) return "Take it away, and keep the picture and the words";
  if (/figure|image|img|gallery/i.test(mark)) return "Write it as   ![What it shows](picture.jpg)";
  if (/youtube|vimeo|video|embed/i.test(mark))
    return "Link to it instead:   [What it shows](https://…)";
  if (/\bref\b|relref|link|_url/i.test(mark)) return "Write the address:   [words](/address)";
  if (/highlight/i.test(mark)) return "Put the code between two lines of   ```";
  return "Take it away, or write what it stood for; where readers are to see it, put it between two   `";
}
