/** Runs one piece of work at a time, in turn. */
export type QueueLock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** A lock within this page. */
export function createLocalLock(): QueueLock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
