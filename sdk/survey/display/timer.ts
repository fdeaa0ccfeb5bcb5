/** Source of delays; tests bring their own. */
export interface Timer {
  /** Calls back once after `ms`; the function that it returns takes that back. */
  after(ms: number, callback: () => void): () => void;
}

export const systemTimer: Timer = {
  after(ms, callback) {
    const handle = setTimeout(callback, ms);
    return () => clearTimeout(handle);
  },
};

/** Resolves after `ms` milliseconds, or as soon as the signal fires. Never rejects. */
export function sleep(ms: number, signal: AbortSignal, timer: Timer = systemTimer): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      stopWaiting();
      // A signal that lives as long as the page must not collect listeners.
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const stopWaiting = timer.after(ms, wake);
    signal.addEventListener('abort', wake);
  });
}
