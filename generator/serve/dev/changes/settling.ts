/** Saving is several events within a few milliseconds, a checkout hundreds: they are told together. */
export function settling(onChange: (files: Set<string>) => void): Note {
  let files = new Set<string>();
  let firstMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const settled = files;
    files = new Set();
    timer = undefined;
    onChange(settled);
  };
  return (file, { isHalfWritten } = { isHalfWritten: false }) => {
    const now = performance.now();
    if (timer === undefined) firstMs = now;
    clearTimeout(timer);
    files.add(file);
    const left = Math.max(0, firstMs + longestMs - now);
    timer = setTimeout(tell, isHalfWritten ? halfWrittenMs : Math.min(quietMs, left));
  };
}

/** What is said of each file that has changed. */
type Note = (file: string, state?: { isHalfWritten: boolean }) => void;

const quietMs = 2;
/** Most programs empty a file before they write it: what is empty will hardly stay so. */
const halfWrittenMs = 150;
const longestMs = 100;
