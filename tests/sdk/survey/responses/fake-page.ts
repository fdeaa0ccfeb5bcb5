import type { Timer } from '../../../../sdk/survey/display/timer';
import type { ResponseSender } from '../../../../sdk/survey/responses/delivery';
import type { QueueLock } from '../../../../sdk/survey/responses/lock';
import type { RecordStorage } from '../../../../sdk/survey/responses/record-storage';
import { STORAGE_TIMEOUT_MS } from '../../../../sdk/survey/responses/record-storage';
import { createResponseQueue, type ResponseQueue } from '../../../../sdk/survey/responses/response-queue';

/** Lets everything that has happened take effect. */
export async function settle(turns = 200): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

/** Time that passes when the test lets it. */
export function fakeTimer() {
  const waiting = new Map<() => void, number>();
  const timer: Timer = {
    after(ms, callback) {
      const once = () => callback();
      waiting.set(once, ms);
      return () => waiting.delete(once);
    },
  };
  const fire = (isDue: (ms: number) => boolean) => {
    for (const [callback, ms] of [...waiting]) {
      if (!isDue(ms)) continue;
      waiting.delete(callback);
      callback();
    }
  };
  return {
    timer,
    /** All waiting is over, but that for storages. */
    pass: () => fire((ms) => ms !== STORAGE_TIMEOUT_MS),
    passStorage: () => fire((ms) => ms === STORAGE_TIMEOUT_MS),
    waits: () => [...waiting.values()].filter((ms) => ms !== STORAGE_TIMEOUT_MS),
  };
}

/** A lock over several pages that, as in a browser, goes on when the page that holds it is gone. */
export function sharedLock() {
  let holder: object | undefined;
  const queue: { page: object; start: () => void }[] = [];
  const next = () => {
    const waiting = holder ? undefined : queue.shift();
    if (!waiting) return;
    holder = waiting.page;
    waiting.start();
  };
  const leave = (page: object) => {
    if (holder !== page) return;
    holder = undefined;
    next();
  };
  const lockOf =
    (page: object): QueueLock =>
    (work) =>
      new Promise((resolve, reject) => {
        const start = () =>
          void work()
            .then(resolve, reject)
            .finally(() => leave(page));
        queue.push({ page, start });
        next();
      });
  const drop = (page: object) => {
    for (let at = queue.length - 1; at >= 0; at -= 1) if (queue[at]?.page === page) queue.splice(at, 1);
    leave(page);
  };
  return { lockOf, drop };
}

/** A page that can go away in the middle of anything: nothing that it waits for comes back then. */
export function fakePage(storage: RecordStorage, send: ResponseSender, lock: ReturnType<typeof sharedLock>) {
  const page = {};
  let isGone = false;
  const time = fakeTimer();
  const mortal = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (isGone) return new Promise<never>(() => {});
    const value = await work().catch(async (thrown) => {
      if (isGone) await new Promise<never>(() => {});
      throw thrown;
    });
    return isGone ? new Promise<never>(() => {}) : value;
  };
  const queue: ResponseQueue = createResponseQueue({
    storage: {
      all: () => mortal(() => storage.all()),
      put: (record) => mortal(() => storage.put(record)),
      remove: (ids) => mortal(() => storage.remove(ids)),
    },
    send: {
      create: (...args) => mortal(() => send.create(...args)),
      update: (...args) => mortal(() => send.update(...args)),
      linkDisplay: (...args) => mortal(() => send.linkDisplay(...args)),
    },
    lock: lock.lockOf(page),
    timer: time.timer,
    random: () => 0.5,
  });
  return {
    queue,
    ...time,
    leave() {
      isGone = true;
      queue.dispose();
      lock.drop(page);
    },
  };
}
