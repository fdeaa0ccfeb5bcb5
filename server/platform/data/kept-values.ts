import type { Clock } from '@spotreel/sdk/internal/base';

/**
 * Values that each request reads from the database and that hardly ever change, kept in memory for a while: another
 * process may have changed it. While it cannot be read, what was read last is good.
 */
export interface KeptValues<Key, Value> {
  /** Rejects where it cannot be read and never was. */
  get(key: Key): Promise<Value>;
  /** After a change in this process. */
  forget(): void;
}

interface KeptOptions {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly keptMs: number;
  /** Keys that are kept; where strangers choose them, they can send any. */
  readonly most: number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly untilMs: number;
}

export function createKeptValues<Key, Value>(
  { clock, keptMs, most }: KeptOptions,
  read: (key: Key) => Promise<Value>,
): KeptValues<Key, Value> {
  const kept = new Map<Key, Entry<Value>>();
  const readAgain = (key: Key, former: Promise<Value> | undefined): Promise<Value> => {
    if (kept.size >= most) kept.clear();
    const value = read(key).catch((error: unknown) => former ?? Promise.reject(error));
    const entry = { value, untilMs: clock.now() + keptMs };
    kept.set(key, entry);
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return value;
  };
  return {
    get(key) {
      const known = kept.get(key);
      return known && known.untilMs > clock.now() ? known.value : readAgain(key, known?.value);
    },
    forget: () => kept.clear(),
  };
}
