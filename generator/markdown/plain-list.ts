import type { TokenizerAndRendererExtension, Tokens } from "marked";
import { plainWords } from "./plain-words.ts";

/**
 * A list of hyphens whose items are single lines that begin with a letter, between empty lines: most are so. marked
 * tells each line from all else that may stand in a list, with rules it makes anew for every item.
 */
export const plainList: TokenizerAndRendererExtension = {
  name: "plainList",
  level: "block",
  tokenizer(source): Tokens.List | undefined {
    if (!source.startsWith("- ") || !this.lexer.state.top) return undefined;
    const [raw] = wholeList.exec(source) ?? [];
    if (raw === undefined) return undefined;
    const lines = raw.split("\n");
    const items = lines.map((line, index): Tokens.ListItem => {
      const text = line.slice(2);
      const tokens = [
        { type: "text", raw: text, text, tokens: plainWords(text) ?? this.lexer.inline(text) },
      ];
      const end = index < lines.length - 1 ? "\n" : "";
      return { type: "list_item", raw: line + end, task: false, loose: false, text, tokens };
    });
    return { type: "list", raw, ordered: false, start: "", loose: false, items };
  },
};

/** A line behind an empty one belongs to the list only if it is set in, or begins with a mark. */
const wholeList = /^- [a-z](?:[^\n]*\S)?(?:\n- [a-z](?:[^\n]*\S)?)*(?=\n\n[a-z#]|\n?$)/i;
