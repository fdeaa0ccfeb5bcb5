/** Rest on the picture that leaves, the transition at half of its speed, rest on the picture that enters. */
const BEFORE_MS = 250;
const MOVING_MS = 800;
const AFTER_MS = 450;

/** Length of a round. */
export const ROUND_MS = BEFORE_MS + MOVING_MS + AFTER_MS;

/** Progress of the transition at a time of its preview, 0 to 1. */
export function previewProgress(elapsedMs: number): number {
  const moving = (elapsedMs % ROUND_MS) - BEFORE_MS;
  return Math.min(1, Math.max(0, moving / MOVING_MS));
}
