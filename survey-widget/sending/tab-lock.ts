/**
 * Web Locks: what must happen in one tab of a site at a time. A closed or crashed tab gives its locks back by itself. Where
 * there are none (a page without https, a sandboxed frame) each tab is on its own.
 */
const nameOf = (name: string) => `spotreel-surveys:${name}`;

/** Runs `work` unless another tab is at the same. */
export async function unlessInOtherTab(name: string, work: () => Promise<void>): Promise<void> {
  await locked(name, { ifAvailable: true }, async (isOurs) => (isOurs ? work() : undefined));
}

/** Runs `work` with the lock. Its argument is false where the lock is taken. */
export async function locked<Value>(
  name: string,
  options: LockOptions,
  work: (isOurs: boolean) => Promise<Value>,
): Promise<Value> {
  let started: Promise<Value> | undefined;
  const run = (isOurs: boolean) => {
    started = work(isOurs);
    return started;
  };
  try {
    // a promise of a promise, so that a failure of the work is not taken for one of the lock
    await navigator.locks.request(nameOf(name), options, (lock) => run(lock !== null).catch(() => {}));
  } catch {
    started ??= run(true);
  }
  return started as Promise<Value>;
}
