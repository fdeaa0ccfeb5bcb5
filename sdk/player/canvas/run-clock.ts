/** Due frame of a running video, by a clock that the page started. */
import { FRAMES_PER_SECOND } from '../../scene/composition';
import type { StageRun } from '../compiling/canvas-messages';

/** A message is on its way for less; clocks of page and worker that differ by more do not agree, as after a sleep. */
const SAME_CLOCK_MS = 1000;
/** A frame that takes longer leaves no time for a second one before the next whole frame. */
const QUICK_MS = 7;
/** Share of the last frame in the mean cost. */
const WEIGHT = 0.2;
/** Part of a frame: rounded times stay on their own frame. */
const TOLERANCE = 0.003;

export class RunClock {
  readonly #run: StageRun;
  readonly #skewMs: number;
  #costMs = 0;

  /** `nowMs`: since 1970, when the message arrived. */
  constructor(run: StageRun, nowMs: number) {
    this.#run = run;
    const skewMs = nowMs - run.sentAtMs;
    this.#skewMs = Math.abs(skewMs) > SAME_CLOCK_MS ? skewMs : 0;
  }

  /** Whole frames, and half ones where painting is quick: displays show twice as many as the video has. */
  frameAt(nowMs: number): number {
    const { zeroAtMs, endFrame, speed = 1 } = this.#run;
    const frame = ((nowMs - this.#skewMs - zeroAtMs) / 1000) * speed * FRAMES_PER_SECOND + TOLERANCE;
    const step = this.#costMs < QUICK_MS ? 0.5 : 1;
    return Math.min(endFrame - 1, Math.max(0, Math.floor(frame / step) * step));
  }

  /** Reports how long a frame took. */
  painted(costMs: number): void {
    this.#costMs += (costMs - this.#costMs) * WEIGHT;
  }

  /** For the run that follows. */
  get costMs(): number {
    return this.#costMs;
  }
}

/** Milliseconds since 1970, as exact as the browser has them. */
export function epochMs(): number {
  return performance.timeOrigin + performance.now();
}
