/**
 * A timer that is postponed with each step of a drag and each key. Setting and clearing a real timer every time costs
 * more than the rest of such a step. So one real timer runs on, and checks at its end whether it was postponed.
 */
export class Alarm {
  readonly #work: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By the page's clock, ms. */
  #timerAt = 0;
  #dueAt: number | undefined;

  constructor(work: () => void) {
    this.#work = work;
  }

  /** True if it will ring. */
  get isSet(): boolean {
    return this.#dueAt !== undefined;
  }

  /** Rings once, so many milliseconds from now and not when it was going to. */
  ringIn(delayMs: number): void {
    const now = performance.now();
    this.#dueAt = now + delayMs;
    if (this.#timer !== undefined && this.#timerAt <= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#startTimer(now);
  }

  /** It does not ring until `ringIn` is called again. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#dueAt = undefined;
  }

  #startTimer(now: number): void {
    this.#timerAt = this.#dueAt ?? now;
    this.#timer = setTimeout(this.#look, this.#timerAt - now);
  }

  readonly #look = (): void => {
    const now = performance.now();
    this.#timer = undefined;
    // timers may be early by less than their unit
    if (this.#dueAt !== undefined && this.#dueAt > now + 0.5) this.#startTimer(now);
    else if (this.#dueAt !== undefined) {
      this.#dueAt = undefined;
      this.#work();
    }
  };
}
