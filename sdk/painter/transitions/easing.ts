/** Progress of a transition's movement, from 0 to 1. All are in the middle at a half: on the cut. */

export function inOutSine(progress: number): number {
  return (1 - Math.cos(Math.PI * progress)) / 2;
}

export function inOutCubic(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - 4 * (1 - progress) ** 3;
}

export function inOutQuart(progress: number): number {
  return progress < 0.5 ? 8 * progress ** 4 : 1 - 8 * (1 - progress) ** 4;
}

/** Share of the way from `from` to `to`, 0 before and 1 after. */
export function within(progress: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (progress - from) / (to - from)));
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
