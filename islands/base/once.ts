/** Work that is done once for each key; after a failure the next who asks tries again. */
export function once<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const works = new Map<K, Promise<T>>();
  return key => {
    let working = works.get(key);
    if (!working) {
      working = work(key);
      works.set(key, working);
      working.catch(() => works.delete(key));
    }
    return working;
  };
}
