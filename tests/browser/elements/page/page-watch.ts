/**
 * What outlives the elements of a page, from `watchPage()` on. It keeps listeners on objects of the whole page, timers,
 * observers, workers, object URLs and channels that were made and not given up. `left()` names each with the line that made it.
 */

/** Things that were made and not given up. */
type Ledger = Map<unknown, string>;

export interface PageWatch {
  /** One line for each thing that is left, with its place in the code. */
  left(): string[];
  /** Gives the page its own functions back. */
  stop(): void;
}

export function watchPage(): PageWatch {
  const ledger: Ledger = new Map();
  const undo = [watchListeners(ledger), watchTimers(ledger), watchFrames(ledger), watchObjectUrls(ledger)];
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'] as const)
    undo.push(watchObserver(ledger, name));
  for (const [name, end] of [
    ['Worker', 'terminate'],
    ['SharedWorker', 'close'],
    ['BroadcastChannel', 'close'],
    ['AudioContext', 'close'],
    ['EventSource', 'close'],
    ['WebSocket', 'close'],
  ] as const)
    undo.push(watchClass(ledger, name, end));
  return {
    left: () => [...ledger.values()].toSorted(),
    stop: () => {
      for (const act of undo) act();
    },
  };
}

/** The lines of the product that made something: the first four below this file. */
function place(): string {
  const lines = (new Error('place').stack ?? '').split('\n').filter((line) => !/page-watch|^Error/.test(line));
  return lines
    .slice(0, 4)
    .map((line) => line.trim().replace(/https?:\/\/[^/]+\//, ''))
    .join(' < ');
}

function replaced<Owner extends object>(owner: Owner, functions: object): () => void {
  const before = Object.fromEntries(Object.keys(functions).map((name) => [name, Reflect.get(owner, name)]));
  Object.assign(owner, functions);
  return () => Object.assign(owner, before);
}

/** Objects that live as long as the page: what they hear is never collected. */
function nameOfTarget(target: EventTarget): string | undefined {
  if (target === window) return 'window';
  if (target instanceof Document) return 'document';
  if (target === document.documentElement || target === document.body) return 'html';
  if (target instanceof Node) return undefined;
  // ports, requests and signals are collected with what made them
  if (target instanceof AbortSignal || target instanceof MessagePort || target instanceof Worker) return undefined;
  if (target instanceof XMLHttpRequest || target instanceof XMLHttpRequestUpload) return undefined;
  const name = target.constructor.name;
  return ['MediaQueryList', 'VisualViewport', 'FontFaceSet', 'ServiceWorkerContainer', 'MediaDevices'].includes(name) ||
    name === 'ScreenOrientation'
    ? name
    : undefined;
}

function watchListeners(ledger: Ledger): () => void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (thing: object) => {
    const id = ids.get(thing) ?? ++last;
    ids.set(thing, id);
    return id;
  };
  const keyOf = (target: object, type: string, listener: object, options?: boolean | EventListenerOptions) =>
    `${idOf(target)} ${type} ${idOf(listener)} ${typeof options === 'object' ? Boolean(options.capture) : Boolean(options)}`;
  return replaced(EventTarget.prototype, {
    addEventListener(
      this: EventTarget | undefined,
      type: string,
      listener: EventListener | null,
      options?: AddEventListenerOptions | boolean,
    ) {
      const target = this ?? window;
      addEventListener.call(target, type, listener, options);
      const name = nameOfTarget(target);
      if (!name || !listener) return;
      const key = keyOf(target, type, listener, options);
      const rules = typeof options === 'object' ? options : {};
      if (rules.signal?.aborted) return;
      ledger.set(key, `${name} listens to ${type}: ${place()}`);
      const drop = () => ledger.delete(key);
      if (rules.signal) addEventListener.call(rules.signal, 'abort', drop, { once: true });
      if (rules.once) addEventListener.call(target, type, drop, { once: true, capture: Boolean(rules.capture) });
    },
    removeEventListener(
      this: EventTarget | undefined,
      type: string,
      listener: EventListener | null,
      options?: boolean | EventListenerOptions,
    ) {
      const target = this ?? window;
      if (listener) ledger.delete(keyOf(target, type, listener, options));
      removeEventListener.call(target, type, listener, options);
    },
  });
}

function watchTimers(ledger: Ledger): () => void {
  const real = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    setInterval: globalThis.setInterval.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
  };
  const clear = (id: number | undefined) => {
    ledger.delete(`timer ${id}`);
    real.clearTimeout(id);
  };
  return replaced(globalThis, {
    setTimeout(run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
      const id = real.setTimeout(() => {
        ledger.delete(`timer ${id}`);
        run(...values);
      }, ms) as unknown as number;
      ledger.set(`timer ${id}`, `timer of ${ms} ms: ${place()}`);
      return id;
    },
    setInterval(run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
      const id = real.setInterval(run, ms, ...values) as unknown as number;
      ledger.set(`timer ${id}`, `timer every ${ms} ms: ${place()}`);
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
}

/** A loop that goes on leaves a frame that waits. */
function watchFrames(ledger: Ledger): () => void {
  const real = {
    request: globalThis.requestAnimationFrame.bind(globalThis),
    cancel: globalThis.cancelAnimationFrame.bind(globalThis),
  };
  return replaced(globalThis, {
    requestAnimationFrame(draw: FrameRequestCallback) {
      const id = real.request((time) => {
        ledger.delete(`frame ${id}`);
        draw(time);
      });
      ledger.set(`frame ${id}`, `frame: ${place()}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      ledger.delete(`frame ${id}`);
      real.cancel(id);
    },
  });
}

function watchObjectUrls(ledger: Ledger): () => void {
  const { createObjectURL, revokeObjectURL } = URL;
  return replaced(URL, {
    createObjectURL(thing: Blob) {
      const url = createObjectURL.call(URL, thing);
      ledger.set(url, `object URL: ${place()}`);
      return url;
    },
    revokeObjectURL(url: string) {
      ledger.delete(url);
      revokeObjectURL.call(URL, url);
    },
  });
}

/** Counts observers that observe something. */
function watchObserver(ledger: Ledger, name: string): () => void {
  const proto = (Reflect.get(globalThis, name) as { prototype: Record<string, (...values: unknown[]) => unknown> })
    .prototype;
  const targets = new WeakMap<object, Set<unknown>>();
  const { observe, unobserve, disconnect } = proto as Record<string, (...values: unknown[]) => unknown>;
  const drop = (observer: object) => {
    targets.delete(observer);
    ledger.delete(observer);
  };
  return replaced(proto, {
    observe(this: object, target: unknown, ...rest: unknown[]) {
      observe?.call(this, target, ...rest);
      targets.set(this, (targets.get(this) ?? new Set()).add(target));
      if (!ledger.has(this)) ledger.set(this, `${name}: ${place()}`);
    },
    disconnect(this: object) {
      disconnect?.call(this);
      drop(this);
    },
    ...(unobserve && {
      unobserve(this: object, target: unknown) {
        unobserve.call(this, target);
        targets.get(this)?.delete(target);
        if (targets.get(this)?.size === 0) drop(this);
      },
    }),
  });
}

function watchClass(ledger: Ledger, name: string, end: string): () => void {
  const Real = Reflect.get(globalThis, name) as (new (...values: never[]) => object) | undefined;
  if (!Real) return () => {};
  const finish = Reflect.get(Real.prototype, end) as (...values: unknown[]) => unknown;
  const giveBack = replaced(Real.prototype, {
    [end](this: object, ...values: unknown[]) {
      ledger.delete(this);
      return finish.apply(this, values);
    },
  });
  const Watched = new Proxy(Real, {
    construct(target, values, newTarget) {
      const made = Reflect.construct(target, values, newTarget);
      ledger.set(made, `${name}: ${place()}`);
      return made;
    },
  });
  Reflect.set(globalThis, name, Watched);
  return () => {
    Reflect.set(globalThis, name, Real);
    giveBack();
  };
}
