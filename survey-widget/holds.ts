/** Counts the holds of a page. Surveys wait while there is at least one. */
export interface Holds {
  /** Returns a function that releases this hold. A second call does nothing. */
  hold(name?: string): () => void;
  /** Releases the earliest hold of this name, for pages that cannot keep the function that `hold` returns. */
  release(name?: string): void;
  isHeld(): boolean;
}

export function createHolds(): Holds {
  const held = new Map<object, string>();
  return {
    hold(name = '') {
      const one = {};
      held.set(one, name);
      return () => void held.delete(one);
    },
    release(name = '') {
      for (const [one, own] of held) if (own === name) return void held.delete(one);
    },
    isHeld: () => held.size > 0,
  };
}
