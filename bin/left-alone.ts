/** Who stops npm or npx stops its shell too, which passes nothing on: the ports would stay taken by nobody's program. */
export function whenLeftAlone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    stop();
  }, 500).unref();
}

const parent = process.ppid;
