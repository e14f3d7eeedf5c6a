import { useLayoutEffect, useState } from "preact/hooks";

const wide = "(min-width: 48rem)";

/** Whether the summary stands beside the steps. */
export function useWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(wide).matches);
  useLayoutEffect(() => {
    const query = matchMedia(wide);
    const follow = () => setIsWide(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isWide;
}
