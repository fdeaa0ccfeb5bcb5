/**
 * Tells of every page that is shown: at the start, by links and the browser's buttons, by hash, and by frameworks that
 * write the history themselves. One address in a row is told once.
 */
export interface PageWatch {
  /** Looks at the address again, for pages that change without the history. */
  check(): void;
  stop(): void;
}

const WRITERS = ['pushState', 'replaceState'] as const;

export function watchPages(onPage: (href: string) => void): PageWatch {
  let shown = '';
  let isOn = true;
  const check = () => {
    if (!isOn || location.href === shown) return;
    shown = location.href;
    onPage(shown);
  };
  const restores = WRITERS.map((name) => patchWriter(name, check));
  addEventListener('popstate', check);
  addEventListener('hashchange', check);
  return {
    check,
    stop() {
      isOn = false;
      removeEventListener('popstate', check);
      removeEventListener('hashchange', check);
      for (const restore of restores) restore();
    },
  };
}

function patchWriter(name: (typeof WRITERS)[number], afterwards: () => void): () => void {
  const original = history[name];
  const patched: typeof original = function patchedWriter(this: History, ...change) {
    original.apply(this, change);
    // the page's own code goes on first: an exception of ours would be its exception
    queueMicrotask(afterwards);
  };
  history[name] = patched;
  return () => {
    // whoever patched it after us goes on calling ours, which by then only passes on
    if (history[name] === patched) history[name] = original;
  };
}
