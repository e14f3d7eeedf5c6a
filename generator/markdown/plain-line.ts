import type { Token, TokenizerAndRendererExtension, Tokens } from "marked";
import { plainWords } from "./plain-words.ts";

/**
 * A paragraph of one line that begins with a letter, as most are. Nothing else can begin so, which marked finds out by
 * a dozen rules, some of which read the whole line.
 */
export const plainLine: TokenizerAndRendererExtension = {
  name: "plainLine",
  level: "block",
  tokenizer(source, before): Tokens.Paragraph | undefined {
    if (!this.lexer.state.top || mayGoOn(before)) return undefined;
    const [raw] = /^[a-z][^\n]*(?=\n\n|\n?$)/i.exec(source) ?? [];
    if (raw === undefined) return undefined;
    // What stands below a quotation may go on with its last line, which marked then takes apart with it.
    const words = before === this.lexer.tokens ? plainWords(raw) : undefined;
    return { type: "paragraph", raw, text: raw, tokens: words ?? this.lexer.inline(raw) };
  },
};

/** In a quotation a line may belong to the paragraph before it. */
function mayGoOn(before: Token[]): boolean {
  return before.at(-1)?.type === "paragraph";
}
