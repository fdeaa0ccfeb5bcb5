/**
 * Reports every page that is shown: at the start, by links and the browser's buttons, and by hash. It also reports
 * pages of frameworks that write the history themselves. An address that follows itself is reported once.
 */
const WRITERS = ['pushState', 'replaceState'] as const;

/** Returns what looks at the address again, for pages that change without the history. */
export function watchPages(onPage: (href: string) => void, signal: AbortSignal): () => void {
  let shown = '';
  const check = () => {
    if (signal.aborted || location.href === shown) return;
    shown = location.href;
    onPage(shown);
  };
  for (const name of WRITERS) patchWriter(name, check, signal);
  for (const name of ['popstate', 'hashchange']) addEventListener(name, check, { signal });
  check();
  return check;
}

function patchWriter(name: (typeof WRITERS)[number], afterwards: () => void, signal: AbortSignal): void {
  const original = history[name];
  const patched: typeof original = function patchedWriter(this: History, ...change) {
    original.apply(this, change);
    // the page's own code runs first: an error of the widget must not become its error
    queueMicrotask(afterwards);
  };
  history[name] = patched;
  signal.addEventListener('abort', () => {
    // a script that patched it later still calls `patched`, which by then only calls `original`
    if (history[name] === patched) history[name] = original;
  });
}
