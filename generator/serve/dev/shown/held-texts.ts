import type { BodySource } from "../../../load/entries/entry-text.ts";
import { unchangedText } from "../../../render/body.ts";
import type { KeptBodies } from "../../../render/kept-bodies.ts";
import { unlessItFails } from "../../../unless-it-fails.ts";

export type HeldTexts = Pick<KeptBodies, "take"> & {
  hold: (root: string, source: BodySource) => void;
};

/**
 * The texts of pages that are looked at, as they were read: in new styles such a page is made once more, and by then its
 * file may have been saved again, which is taken in right after.
 */
export function heldTexts(): HeldTexts {
  const held = new Map<string, { hash: string; text: string }>();
  const take = ({ file, hash }: BodySource) => {
    const known = held.get(file);
    return known?.hash === hash ? known : undefined;
  };
  return {
    take,
    hold: (root, source) => {
      // One that has changed since it was loaded is told where its page is made.
      const text = take(source)?.text ?? unlessItFails(() => unchangedText(root, source));
      held.delete(source.file);
      if (text !== undefined) held.set(source.file, { hash: source.hash, text });
      for (const oldest of held.keys()) if (held.size > pagesHeld) held.delete(oldest);
    },
  };
}

/** More than anybody has open. */
const pagesHeld = 100;
