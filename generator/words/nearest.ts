/** The known word that someone most likely meant, or nothing when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word);
  const sameButForSpelling = known.find(candidate => plain(candidate) === wanted);
  if (sameButForSpelling) return sameButForSpelling;
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  const ranked = known
    .filter(candidate => Math.abs(plain(candidate).length - wanted.length) <= limit)
    .map(candidate => ({ candidate, distance: distance(wanted, plain(candidate)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Edits between two words; two neighbouring letters swapped count as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [
        cell(rows[i - 1], j) + 1,
        cell(row, j - 1) + 1,
        cell(rows[i - 1], j - 1) + (same ? 0 : 1),
      ];
      if (swap) steps.push(cell(rows[i - 2], j - 2) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return cell(rows[a.length], b.length);
}

function cell(row: number[] | undefined, index: number): number {
  return row?.[index] ?? Number.POSITIVE_INFINITY;
}
