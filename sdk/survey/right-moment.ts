import { sleep, type Timer } from './timer';

/** What keeps a survey that is due from coming up. */
export interface Obstacles {
  /** Whether the page holds surveys back. There is no limit to that. */
  isHeld(): boolean;
  /** Whether the visitor is in the middle of something. */
  isBusy(): boolean;
}

/** Milliseconds between two looks. */
export const LOOK_AGAIN_MS = 500;
/** A survey that met a busy visitor for so long is dropped: what brought it up is too long ago. */
export const MOST_BUSY_MS = 30 * 60_000;

/** Resolves when a survey may come up, with true; false: it was dropped, or the signal fired. */
export async function rightMoment(obstacles: Obstacles, signal: AbortSignal, timer: Timer): Promise<boolean> {
  for (let busyMs = 0; busyMs < MOST_BUSY_MS && !signal.aborted; ) {
    const isHeld = obstacles.isHeld();
    if (!isHeld && !obstacles.isBusy()) return true;
    if (!isHeld) busyMs += LOOK_AGAIN_MS;
    await sleep(LOOK_AGAIN_MS, signal, timer);
  }
  return false;
}
