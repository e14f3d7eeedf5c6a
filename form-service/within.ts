/** What the work comes to, or an error of these words when it takes longer. Nothing stops the work itself. */
export async function within<T>(work: Promise<T>, patienceMs: number, words: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(words)), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
