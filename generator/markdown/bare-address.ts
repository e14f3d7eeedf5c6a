import { Tokenizer, type Tokens } from "marked";
import { unseenSigns } from "../words/unseen-signs.ts";

/** An address that stands without brackets, up to the curly quote behind it, or the full stop of Chinese or Urdu. */
export function bareAddress(this: Tokenizer, source: string): Tokens.Link | undefined {
  const found = Tokenizer.prototype.url.call(this, source);
  const end = found?.raw.search(notWithin) ?? -1;
  return end === -1 ? found : Tokenizer.prototype.url.call(this, source.slice(0, end));
}

/** marked knows those of ASCII alone. */
const notWithin = new RegExp(`[“”„‘’«»‹›…、。，；：！？（）【】《》「」『』۔،؛؟${unseenSigns}]`);
