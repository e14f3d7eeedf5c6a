/** The element that an event reached, or the one around it, that fits. Whatever else it reached, such as a window, has no `closest`. */
export function nearest<E extends HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null | undefined {
  return (target as Element | null)?.closest?.<E>(selector);
}
