/**
 * Asks again for what could not be reached. All that waits is tried together: when the browser is online again, and
 * when the user comes back to the page. It is also tried after pauses that grow while the server stays away.
 */
const FIRST_MS = 2_000;
const SLOWEST_MS = 30_000;
/** A failure within so long of a try, beyond its pause, says that the server is still away. Requests may take their time to fail. */
const GRACE_MS = 15_000;
/** Events come in pairs: back online, and looked at. */
const LEAST_APART_MS = 1_000;

type Try = () => unknown;

export class Recovery {
  readonly #waiting = new Set<Try>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = FIRST_MS;
  #triedAtMs = Number.NEGATIVE_INFINITY;

  /** Returns a function that removes it: after another successful try, or when its screen closes. */
  add(again: Try): () => void {
    if (this.#waiting.size === 0) this.#begin();
    const own = () => again();
    this.#waiting.add(own);
    return () => {
      if (this.#waiting.delete(own) && this.#waiting.size === 0) this.#end();
    };
  }

  #begin(): void {
    const isStillAway = performance.now() - this.#triedAtMs < this.#pauseMs + GRACE_MS;
    this.#pauseMs = isStillAway ? Math.min(SLOWEST_MS, this.#pauseMs * 2) : FIRST_MS;
    this.#timer = setTimeout(this.#onPause, this.#pauseMs);
    addEventListener('online', this.#tryAll);
    document.addEventListener('visibilitychange', this.#tryAll);
  }

  #end(): void {
    clearTimeout(this.#timer);
    removeEventListener('online', this.#tryAll);
    document.removeEventListener('visibilitychange', this.#tryAll);
  }

  readonly #onPause = (): void => {
    this.#tryAll();
    if (this.#waiting.size === 0) return;
    this.#pauseMs = Math.min(SLOWEST_MS, this.#pauseMs * 2);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onPause, this.#pauseMs);
  };

  readonly #tryAll = (): void => {
    const now = performance.now();
    if (document.visibilityState === 'hidden' || now - this.#triedAtMs < LEAST_APART_MS) return;
    this.#triedAtMs = now;
    for (const again of [...this.#waiting]) again();
  };
}

/** One for the page: all accounts on it share the connection. */
export const recovery = new Recovery();

/** Loads a part of the code, however long the server is away. Rejects never. */
export async function untilLoaded<Module>(load: () => Promise<Module>, again = recovery): Promise<Module> {
  try {
    return await load();
  } catch {
    return new Promise((resolve) => {
      const stop = again.add(() =>
        load().then(
          (module) => {
            stop();
            resolve(module);
          },
          () => {}, // it stays among what waits
        ),
      );
    });
  }
}
