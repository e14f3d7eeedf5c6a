/** How long reading a text takes from there on. */
export function readMinutesFrom(text: string, offset: number): number {
  return Math.max(1, Math.round(wordsFrom(text, offset) / wordsAMinute));
}

const wordsAMinute = 200;

/**
 * Words, counted letter by letter, since every text is asked. It is the whole source that is gone through, from an offset on:
 * in a slice of it each letter takes V8 four times as long to find.
 */
function wordsFrom(text: string, offset: number): number {
  let count = 0;
  let isInWord = false;
  for (let at = offset; at < text.length; at++) {
    const isSpace = isWhiteSpace(text.charCodeAt(at));
    if (isInWord && isSpace) count++;
    isInWord = !isSpace;
  }
  return isInWord ? count + 1 : count;
}

function isWhiteSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return /\s/.test(String.fromCharCode(code));
}
