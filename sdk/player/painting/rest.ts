/** Distinguishes a single step in time from a drag along it, and finds out when a drag rests. */
import { Alarm } from './alarm';

/** Steps that follow each other faster belong to one movement. */
const QUIET_MS = 120;
/** During a movement without a pause what is put off is done this often all the same. */
const PATIENCE_MS = 600;

export class Rest {
  readonly #work: () => void;
  readonly #alarm = new Alarm(() => this.finish());
  #movedAtMs = Number.NEGATIVE_INFINITY;
  #restedAtMs = 0;

  /** `work` is done when a movement rests, or lasts long. */
  constructor(work: () => void) {
    this.#work = work;
  }

  /** Another step; whether it is one of a movement. */
  step(): boolean {
    const now = performance.now();
    const isMoving = now - this.#movedAtMs < QUIET_MS;
    this.#movedAtMs = now;
    if (isMoving) this.#putOff(now);
    else {
      this.#alarm.cancel();
      this.#restedAtMs = now;
    }
    return isMoving;
  }

  /** The step was none of a movement, and what it would take long to do is put off as if it were. */
  putOff(): void {
    this.#putOff(performance.now());
  }

  /** Waits until the movement ends, however long it lasts: the delayed work is not visible meanwhile. */
  waitForEnd(): void {
    this.#alarm.ringIn(QUIET_MS);
  }

  /** Does now what a movement has put off. */
  readonly finish = (): void => {
    this.#alarm.cancel();
    this.#restedAtMs = performance.now();
    this.#work();
  };

  /** True while something is put off. */
  get isDue(): boolean {
    return this.#alarm.isSet;
  }

  cancel(): void {
    this.#alarm.cancel();
  }

  #putOff(now: number): void {
    this.#alarm.ringIn(Math.min(QUIET_MS, this.#restedAtMs + PATIENCE_MS - now));
  }
}
