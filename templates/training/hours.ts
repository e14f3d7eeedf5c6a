/** '1.5h' → 1.5 */
export function hoursOf(duration: string): number {
  return Number.parseFloat(duration);
}

export function totalHours(modules: { duration: string }[]): number {
  return modules.reduce((hours, { duration }) => hours + hoursOf(duration), 0);
}
