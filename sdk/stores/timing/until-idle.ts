const PATIENCE_MS = 300;

/** Resolves when the page has nothing better to do, at the latest after 300 ms. Browsers that do not say when that is: in the next task. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve);
  });
}
