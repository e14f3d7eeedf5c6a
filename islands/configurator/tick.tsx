/** @jsxImportSource preact */

export function Tick() {
  return (
    <svg class="order-tick" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" stroke-width="2.5" />
    </svg>
  );
}
