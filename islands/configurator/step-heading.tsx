/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from "preact/hooks";

/** Takes the focus when its step is shown, so that keyboards and screen readers begin at its start. */
export function StepHeading({ isShown, children }: { isShown: boolean; children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = ref.current;
    if (!isShown || !heading) return;
    heading.focus({ preventScroll: true });
    for (let part: Element | null = heading; part; part = part.parentElement) {
      part.scrollTop = 0;
      if (part.localName === "dialog") break;
    }
  }, [isShown]);
  return (
    <h3 ref={ref} class="order-heading" tabIndex={-1}>
      {children}
    </h3>
  );
}
