import { onTestFinished } from "vitest";

/** As after a restart with another catalogue; the test's end takes it back. */
export function change<Offer extends object>(offer: Offer, by: Partial<Offer>): void {
  const before = { ...offer };
  onTestFinished(() => void Object.assign(offer, before));
  Object.assign(offer, by);
}
