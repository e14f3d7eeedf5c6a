/** Where something lies that is found in this direction, in degrees from the north. */
export function compassPoint(bearing: number): string {
  return compass[Math.round(bearing / 45) % compass.length] ?? "north";
}

const compass = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
];
