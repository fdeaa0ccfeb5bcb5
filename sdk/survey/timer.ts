/** Where waiting comes from; tests bring their own. */
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
