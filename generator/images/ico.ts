/** A PNG as the one picture of an icon file: many ask for /favicon.ico without looking into a page. */
export function icoOf(png: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(headBytes);
  const isIcon = 1;
  const pictures = 1;
  head.writeUInt16LE(isIcon, 2);
  head.writeUInt16LE(pictures, 4);
  // One byte each: 256 pixels, the most there can be, are written as 0.
  head.writeUInt8(width % 256, 6);
  head.writeUInt8(height % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(bitsOfPixel, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headBytes, 18);
  return Buffer.concat([head, png]);
}

const headBytes = 22;
const bitsOfPixel = 32;
