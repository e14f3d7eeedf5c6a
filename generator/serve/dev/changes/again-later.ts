type Again = { refused: (files: Iterable<string>) => void; stop: () => void };

/**
 * Takes in by itself what the machine refused, such as while its disk was full: no file that is watched tells when there
 * is room again.
 */
export function againLater(changed: (files: Iterable<string>) => void): Again {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    refused: files => {
      for (const file of files) waiting.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...waiting];
        waiting.clear();
        changed(files);
      }, againMs);
    },
    stop: () => clearTimeout(timer),
  };
}

const againMs = 3000;
