/** Those of one kind together, in the order of their first. */
export function alike<T, K>(found: Iterable<T>, kindOf: (one: T) => K): [T, ...T[]][] {
  const kinds = new Map<K, [T, ...T[]]>();
  for (const one of found) {
    const kind = kindOf(one);
    const others = kinds.get(kind);
    if (others) others.push(one);
    else kinds.set(kind, [one]);
  }
  return [...kinds.values()];
}
