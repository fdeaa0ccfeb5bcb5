/** That a page holds surveys back, as often as it likes: all holds count, and each is let go of on its own. */
export interface Holds {
  /** Returns what lets go of this hold; calling it again does nothing. */
  hold(name?: string): () => void;
  /** Lets go of one hold of this name: for pages whose script cannot keep what `hold` returned. */
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
