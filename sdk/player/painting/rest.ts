/** Tells a single step in time from a drag along it, and when a drag rests. */

/** Steps that follow each other faster belong to one movement. */
const QUIET_MS = 120;
/** During a movement without a pause what is put off is done this often all the same. */
const PATIENCE_MS = 600;

export class Rest {
  readonly #work: () => void;
  #movedAtMs = Number.NEGATIVE_INFINITY;
  #restedAtMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `work` is done when a movement rests, or lasts long. */
  constructor(work: () => void) {
    this.#work = work;
  }

  /** Another step; whether it is one of a movement. */
  step(): boolean {
    const now = performance.now();
    const isMoving = now - this.#movedAtMs < QUIET_MS;
    this.#movedAtMs = now;
    clearTimeout(this.#timer);
    if (isMoving) this.#timer = setTimeout(this.finish, Math.min(QUIET_MS, this.#restedAtMs + PATIENCE_MS - now));
    else this.#restedAtMs = now;
    return isMoving;
  }

  /** Does now what a movement has put off. */
  readonly finish = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#restedAtMs = performance.now();
    this.#work();
  };

  /** Whether something is put off. */
  get isDue(): boolean {
    return this.#timer !== undefined;
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
