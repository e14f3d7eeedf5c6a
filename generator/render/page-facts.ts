import { emptyNotes, type Notes, read, type Scan } from "./page-scan.ts";
import type { Part, Piece } from "./shared-parts.ts";

/** What the checks need to know of a page. What many pages share is known once, by its part. */
export type PageFacts = Omit<Scan, "headings" | "structuredData" | "styles" | "scripts"> & {
  /** How many main headings it has, and the first one that skips a level. */
  mainHeadings: number;
  headingJump: string | undefined;
  htmlLength: number;
  /** A limit that the compressed page was found to hold: until it is made anew, it need not be weighed again. */
  heldLimit?: number;
  /** Why its structured data cannot be read. */
  unreadableData: string[];
  /** The keys of its shared parts, whose ids, links and assets stand there. */
  parts: string[];
};
export type PartFacts = Pick<Scan, "ids" | "links" | "assets">;
/** Facts of pages by route, and of the parts they share by key. */
export type Facts = { pages: Record<string, PageFacts>; parts: Record<string, PartFacts> };

/** Reads the pieces of a page in their order. */
export function notesOf(pieces: readonly Piece[]): Notes {
  const notes = emptyNotes();
  const known: Part[] = [];
  for (const piece of pieces) {
    if (typeof piece === "string") read(piece, notes);
    else {
      notes.headings.push(...piece.scan.headings);
      notes.eager.push(...piece.scan.eager);
      notes.withoutAlt.push(...piece.scan.withoutAlt);
      notes.structuredData.push(...piece.scan.structuredData);
      notes.styles.push(...piece.scan.styles);
      notes.scripts.push(...piece.scan.scripts);
      known.push(piece);
    }
  }
  notes.duplicateIds.push(...idsOfTwo(notes, known));
  return notes;
}

export function pageFacts(notes: Notes, pieces: readonly Piece[]): PageFacts {
  const { title, description, canonical, duplicateIds, eager, withoutAlt, headings } = notes;
  return {
    title,
    description,
    canonical,
    ids: [...notes.ids],
    duplicateIds,
    links: [...notes.links],
    assets: [...notes.assets],
    eager,
    withoutAlt,
    mainHeadings: headings.filter(({ level }) => level === 1).length,
    headingJump: headings.find((heading, index) => isJump(heading, headings[index - 1]))?.text,
    htmlLength: pieces.reduce(
      (sum, piece) => sum + (typeof piece === "string" ? piece : piece.html).length,
      0,
    ),
    unreadableData: notes.structuredData.flatMap(faultOf),
    parts: pieces.flatMap(piece => (typeof piece === "string" ? [] : [piece.key])),
  };
}

type Heading = Scan["headings"][number];

function isJump({ level }: Heading, before: Heading | undefined): boolean {
  return before !== undefined && level > before.level + 1;
}

/** Of the parts among these pieces. */
export function factsOfParts(pieces: readonly Piece[]): [string, PartFacts][] {
  return pieces.flatMap((piece): [string, PartFacts][] => {
    if (typeof piece === "string") return [];
    const { ids, links, assets } = piece.scan;
    return [[piece.key, { ids, links, assets }]];
  });
}

/** Ids that stand in a part and in the page's own text, or in two of its parts. */
function idsOfTwo({ ids }: Notes, parts: readonly Part[]): string[] {
  return parts.flatMap((part, index) => [
    ...part.scan.duplicateIds,
    ...part.scan.ids.filter(
      id => ids.has(id) || parts.slice(0, index).some(other => other.scan.ids.includes(id)),
    ),
  ]);
}

function faultOf(json: string): string[] {
  try {
    JSON.parse(json);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/**
 * A part of a string keeps the whole string in memory; facts that outlive their page need strings of their own. Sent
 * by another thread, they have them.
 */
export function detached(facts: PageFacts): PageFacts {
  return JSON.parse(JSON.stringify(facts));
}
