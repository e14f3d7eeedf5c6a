/**
 * What a byte, or a number of HTML's, stands for in texts of old Windows programs. Some versions of Node's own decoder
 * take those from 128 to 159 for control characters.
 */
export function windows1252(byte: number): string {
  return between[byte - 0x80] ?? String.fromCharCode(byte);
}

/** The bytes of a text that holds no other signs. */
export function windows1252Bytes(text: string): number[] {
  return [...text].map(sign => {
    const place = between.indexOf(sign);
    return place === -1 ? sign.charCodeAt(0) : 0x80 + place;
  });
}

const between = [..."€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"];
