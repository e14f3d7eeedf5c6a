/** The element that an event reached, or the one around it, that fits. */
export function nearest<E extends HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
