/** Something that is fetched: what is there, whether it is being fetched, and what went wrong the last time. */
import { atom, type ReadableAtom } from 'nanostores';
import type { MessageKey, Translator } from '../../i18n/translator';
import { type Failure, failureOf, isAborted } from '../failure';

/** Data that is fetched, and how far that is. */
export interface Loadable<Data> {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  /** Last data; it stays while it is fetched again, and when that fails. */
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
}

const IDLE = { status: 'idle', data: undefined, failure: undefined } as const;

export interface Loader<Data> {
  readonly $state: ReadableAtom<Loadable<Data>>;
  /**
   * Fetches; an earlier fetch that is still under way is aborted, so that the newest wins. Resolves with undefined when
   * it failed or was overtaken; never rejects.
   */
  load(fetch: (signal: AbortSignal) => Promise<Data>): Promise<Data | undefined>;
  /** Changes what is there without fetching; nothing happens before there is something. */
  update(change: (data: Data) => Data): void;
  /** Aborts a fetch that is under way. What was there stays. */
  stop(): void;
  /** Back to `idle`, with nothing there. */
  reset(): void;
}

/** `failure`: words for what should not have happened. */
export function createLoader<Data>(
  { t }: { readonly t: Translator },
  failure: MessageKey = 'failure.unknown',
): Loader<Data> {
  const $state = atom<Loadable<Data>>(IDLE);
  let current: AbortController | undefined;
  const abort = () => {
    current?.abort();
    current = undefined;
  };
  return {
    $state,
    async load(fetch) {
      abort();
      const controller = new AbortController();
      current = controller;
      $state.set({ status: 'loading', data: $state.get().data, failure: undefined });
      try {
        const data = await fetch(controller.signal);
        if (current !== controller) return undefined;
        $state.set({ status: 'ready', data, failure: undefined });
        return data;
      } catch (thrown) {
        if (current === controller && !isAborted(thrown)) {
          $state.set({ status: 'error', data: $state.get().data, failure: failureOf(thrown, t, failure) });
        }
        return undefined;
      }
    },
    update(change) {
      const state = $state.get();
      if (state.data !== undefined) $state.set({ ...state, data: change(state.data) });
    },
    stop() {
      const { status, data } = $state.get();
      abort();
      if (status === 'loading') $state.set({ status: data === undefined ? 'idle' : 'ready', data, failure: undefined });
    },
    reset() {
      abort();
      $state.set(IDLE);
    },
  };
}
