import { Tokenizer, type Tokens } from "marked";

/**
 * Words between two pairs of stars are bold, whatever stands beside these. CommonMark shows the stars of '**Note:**text',
 * where a sign within them and a letter behind them leave open which way they point.
 */
export function boldWords(
  this: Tokenizer,
  source: string,
  masked: string,
  before?: string,
): Tokens.Em | Tokens.Strong | undefined {
  const found = Tokenizer.prototype.emStrong.call(this, source, masked, before);
  if (found || !source.startsWith("**")) return found;
  const [raw] = bold.exec(masked.slice(masked.length - source.length)) ?? [];
  if (raw === undefined) return undefined;
  const text = source.slice(2, raw.length - 2);
  return {
    type: "strong",
    raw: source.slice(0, raw.length),
    text,
    tokens: this.lexer.inlineTokens(text),
  };
}

/** Nor do words begin with a comma: behind a price, stars such as those of '£10**, or £20**.' lead to a note. */
const bold = /^(\*\*\*?)(?![\s*,.;:!?)\]])(?:[^*]|\*(?!\*))*?(?<![\s*])\1(?!\*)/;
