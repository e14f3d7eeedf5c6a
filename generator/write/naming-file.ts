/** Of a write that fails, as on a full disk, the system does not say where: there may be more than one disk. */
export function namingFile<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw error instanceof Error && !("path" in error)
      ? Object.assign(error, { path: file })
      : error;
  }
}
