import { Tokenizer, type Tokens } from "marked";

/** An address that stands without brackets, up to the curly quote behind it, or the full stop of Chinese or Urdu. */
export function bareAddress(this: Tokenizer, source: string): Tokens.Link | undefined {
  const found = Tokenizer.prototype.url.call(this, source);
  const end = found?.raw.search(notWithin) ?? -1;
  return end === -1 ? found : Tokenizer.prototype.url.call(this, source.slice(0, end));
}

/** marked knows those of ASCII alone. Signs that nobody sees come along with what is copied. */
const notWithin =
  /[“”„‘’«»‹›…、。，；：！？（）【】《》「」『』۔،؛؟\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/;
