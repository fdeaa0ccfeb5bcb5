import { sleep, type Timer } from './timer';

/** Obstacles that keep a due survey from appearing. */
export interface Obstacles {
  /** True if the page holds surveys back. A hold has no time limit. */
  isHeld(): boolean;
  /** True if the visitor is in the middle of something, like a dialog or a text. */
  isBusy(): boolean;
}

/** Milliseconds between two checks. */
export const LOOK_AGAIN_MS = 500;
/** A survey that waited so long for a busy visitor is dropped: its action is too long ago. */
export const MOST_BUSY_MS = 30 * 60_000;

/** Resolves with true when a survey may appear, and with false when it was dropped or the signal fired. */
export async function rightMoment(obstacles: Obstacles, signal: AbortSignal, timer: Timer): Promise<boolean> {
  for (let busyMs = 0; busyMs < MOST_BUSY_MS && !signal.aborted; ) {
    const isHeld = obstacles.isHeld();
    if (!isHeld && !obstacles.isBusy()) return true;
    if (!isHeld) busyMs += LOOK_AGAIN_MS;
    await sleep(LOOK_AGAIN_MS, signal, timer);
  }
  return false;
}
