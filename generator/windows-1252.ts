/**
 * What a byte, or a number of HTML's, stands for in texts of old Windows programs. Some versions of Node's own decoder
 * take those from 128 to 159 for control characters.
 */
export function windows1252(byte: number): string {
  return between[byte - 0x80] ?? String.fromCharCode(byte);
}

const between = [..."€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"];
