/** Runs one piece of work at a time, in turn. */
export type Lock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** A lock within this page. */
export function createLocalLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
