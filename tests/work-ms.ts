/** Time of the processor alone: others who use the machine, or its disk, may take as long as they like. */
export function workMs(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
