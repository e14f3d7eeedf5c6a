/** 'mailto' of 'mailto:ann@shop.example'; an address of our own has none. */
export function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
}

/** Of these a link is made: each opens something, and none runs code. */
export const openedSchemes = ["http", "https", "mailto", "tel"];
