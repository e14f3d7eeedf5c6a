/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";

const slowMs = 4_000;

/** A line that is always there, so that screen readers hear when words appear in it. */
export function SendingNote({ isSending, note }: { isSending: boolean; note: string | undefined }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (!isSending) return;
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isSending]);
  return (
    <p class="form-note sending-note" role="status">
      {isSending && isSlow
        ? "Still sending: your connection seems slow. Please keep this page open."
        : note}
    </p>
  );
}
