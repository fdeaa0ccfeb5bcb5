/**
 * Tells of every page that is shown: at the start, by links and the browser's buttons, by hash, and by frameworks that
 * write the history themselves. One address in a row is told once.
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
    // the page's own code goes on first: an exception of ours would be its exception
    queueMicrotask(afterwards);
  };
  history[name] = patched;
  signal.addEventListener('abort', () => {
    // whoever patched it after us goes on calling ours, which by then only passes on
    if (history[name] === patched) history[name] = original;
  });
}
