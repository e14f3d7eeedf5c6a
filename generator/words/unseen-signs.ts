/** Within the brackets of an expression: signs without a width, or for the direction of words. They come along with what is copied. */
export const unseenSigns = String.raw`\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff`;
