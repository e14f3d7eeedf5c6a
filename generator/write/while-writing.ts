/** What goes wrong from the first file that is moved into place on leaves some files new: it is told apart by a mark. */
export function whileWriting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { isWhileWriting: true });
    throw error;
  }
}

export function isWhileWriting(error: unknown): boolean {
  return error instanceof Error && "isWhileWriting" in error;
}
