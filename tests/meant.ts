/** What to do where a fact is no longer the one that was first specified. */
export function meant(file: string): string {
  return (
    `${file} says something else than was first specified. Is that a slip, put it right there. ` +
    `Is it meant, write it into this test too: nothing else holds the first prices and facts.`
  );
}
