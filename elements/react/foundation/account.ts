/** The account of an embedded element that was not given one: its stores, its session and its preview compiler. */
import type { MessageOverrides } from '@spotreel/sdk/internal/i18n';
import {
  createSpotreel,
  localSecurityStorage,
  type Spotreel,
  type SpotreelOptions,
} from '@spotreel/sdk/internal/stores';
import { lateWorkers } from './late-workers';

export type { MessageOverrides, Spotreel };

export interface AccountOptions {
  /** Address of the Spotreel server: an origin, a path, or '' (the default) for the page's own origin. */
  apiBase?: string | undefined;
  /** A host page that owns the session. Default: a session that this browser keeps, by server. */
  getAccessToken?: SpotreelOptions['getAccessToken'];
  messages?: MessageOverrides | undefined;
  /** Language of the element. Default: the language of the page (`<html lang>`), else English. */
  locale?: string | undefined;
  /**
   * Default: `/player/scene-worker.js` of the server; the workers of composer and export lie beside it. `none`: the page's own thread
   * compiles and composes (docs/script-tag.md#typing).
   */
  workerUrl?: string | undefined;
  /** Default: `/fonts/` of the server. */
  fontsUrl?: string | undefined;
}

export interface Account {
  readonly spotreel: Spotreel;
  /** Saves what is unsaved in open editors, then lets go of everything. */
  dispose(): void;
}

export function openAccount(options: AccountOptions): Account {
  const apiBase = options.apiBase?.replace(/(?<!\/)\/+$/, '') ?? '';
  const hasWorker = options.workerUrl !== 'none';
  const { compileScene, compose, dispose } = lateWorkers({
    workerUrl: (hasWorker && options.workerUrl) || `${apiBase}/player/scene-worker.js`,
    worker: hasWorker,
    fontsUrl: options.fontsUrl ?? `${apiBase}/fonts/`,
  });
  const { getAccessToken, messages } = options;
  const storage = getAccessToken ? undefined : localSecurityStorage(storageKey(apiBase));
  const spotreel = createSpotreel({
    apiBase,
    storage,
    getAccessToken,
    messages,
    locale: elementLocale(options.locale),
    compileScene,
    compose,
    exportWorkerUrl: hasWorker ? options.workerUrl?.replace(/[^/]*$/, 'export-worker.js') : null,
  });
  return {
    spotreel,
    dispose() {
      void spotreel.close().then(dispose);
    },
  };
}

/** The language that an element is given, else that of its page. */
export function elementLocale(locale: string | undefined): string | undefined {
  return locale ?? (document.documentElement.lang || undefined);
}

/** Two servers on one page are two sessions; the page's own server shares the session of the Spotreel app. */
function storageKey(apiBase: string): string {
  return apiBase ? `spotreel.security ${apiBase}` : 'spotreel.security';
}
