/** '#0b5d3f' → 'rgb(11, 93, 63)': as browsers say a colour of content/colours.ts. */
export function rgb(colour: string): string {
  const parts = [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${parts.join(", ")})`;
}
