/** Speeds of playing in one direction; each press of its key takes the next one. */
const SPEEDS = [1, 2, 4] as const;

/** Speed after a press of J (-1) or L (1). `speed`: the one that plays, negative backward; 0 at rest. */
export function nextShuttleSpeed(speed: number, direction: 1 | -1): number {
  const current = speed * direction;
  const next = current > 0 ? SPEEDS.find((faster) => faster > current) : SPEEDS[0];
  return (next ?? current) * direction;
}
