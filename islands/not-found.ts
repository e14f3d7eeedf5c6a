/** Only in the page for addresses that are none: says which it was, to the console and to the form service. */
export function mount({ dataset }: HTMLElement): void {
  const path = location.pathname;
  console.error(`Page not found: ${path}`);
  const told = new Blob([JSON.stringify({ path })], { type: "application/json" });
  if (dataset.told) navigator.sendBeacon(dataset.told, told);
}
