/** Writes what changes a moment later, and one after the other: typing is not written down letter by letter. */

/** A storage that does not answer must not keep anything shut. */
const PATIENCE_MS = 1_500;

/** A draft and the history that fits it are written together. */
const WRITE_DELAY_MS = 250;

export class DelayedWriter<Value> {
  readonly #write: (value: Value) => void;
  #value: (() => Value | undefined) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes and removals in the order in which they were asked for. */
  #queue: Promise<unknown> = Promise.resolve();

  /** `write` queues its work with `enqueue`. */
  constructor(write: (value: Value) => void) {
    this.#write = write;
  }

  /** Something changed. `value` is asked when it is written; undefined then means that there is nothing left. */
  changed(value: () => Value | undefined): void {
    this.#value = value;
    this.#timer ??= setTimeout(this.flush, WRITE_DELAY_MS);
  }

  /** Writes at once: the page may go any moment. */
  readonly flush = (): void => {
    const value = this.#value?.();
    this.drop();
    if (value !== undefined) this.#write(value);
  };

  /** Forgets what is not written yet. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#value = undefined;
  }

  enqueue(work: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(work).catch(() => undefined);
  }

  /** Reads after all that was asked for before; `otherwise` where the storage does not answer in time. */
  read<Found>(work: () => Promise<Found>, otherwise: Found): Promise<Found> {
    return patiently(this.#queue.then(work), otherwise);
  }
}

/** Resolves with the result of `work`, or with `otherwise` when it takes too long. */
async function patiently<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  const result = await Promise.race([work, late]);
  clearTimeout(timer);
  return result;
}
