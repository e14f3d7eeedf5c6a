/** Words that stand there already stay: written anew they are read out again, and Safari forgets a press under them. */
export function write(place: Element | null, words: string): void {
  if (place && place.textContent !== words) place.textContent = words;
}
