/**
 * Composes music away from the page's thread. Where no such worker can run (another origin, a strict policy), or when
 * it fails, the page composes in slices of a few milliseconds. This is slower, with the same results.
 */
import type { ComposeOptions, composeAudio, MusicComposition } from '../../audio/compose';
import { SpotreelError } from '../../base/errors';
import { workerAddress } from '../compiling/worker-address';
import type { ComposerAnswer, FromComposer, ToComposer } from './composer-messages';

/** Address of the composer's worker. */
export interface ComposerOptions {
  /** Address of `composer-worker.js`, which has to be of the page's own origin. */
  readonly workerUrl: string | URL;
  /** Default: the browser's `Worker`. May throw. */
  readonly openWorker?: ((url: string | URL) => ComposerPort) | undefined;
}

/** The part of a `Worker` that is used here. */
export type ComposerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Composes music in a worker, or on this thread where no worker can start. */
export interface Composer {
  /** Takes and gives what `composeAudio` does. Any number at once; `signal` ends one. */
  readonly compose: typeof composeAudio;
  /** Rejects what is asked for with `aborted`. */
  dispose(): void;
}

type Kit = Parameters<typeof composeAudio>[0];
type Scenes = Parameters<typeof composeAudio>[1];

interface Request {
  readonly kit: Kit;
  readonly scenes: Scenes;
  readonly options: ComposeOptions;
  readonly resolve: (composition: MusicComposition | PromiseLike<MusicComposition>) => void;
  readonly reject: (reason: SpotreelError) => void;
}

/** A blocked or unreachable worker does not always report it; users should not wait for music longer than this. */
const START_PATIENCE_MS = 3000;

/**
 * The worker starts with the first request.
 *
 * @example
 * ```ts
 * import { createComposer, createSpotreel } from '@spotreel/sdk';
 *
 * const composer = createComposer({ workerUrl: '/player/composer-worker.js' });
 * const spotreel = createSpotreel({ compose: composer.compose });
 * ```
 */
export function createComposer(options: ComposerOptions): Composer {
  return new WorkerComposer(options);
}

class WorkerComposer implements Composer {
  readonly #options: ComposerOptions;
  readonly #requests = new Map<number, Request>();
  #worker: ComposerPort | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isBroken = false;
  #count = 0;

  constructor(options: ComposerOptions) {
    this.#options = options;
  }

  readonly compose: typeof composeAudio = async (kit, scenes, options = {}) => {
    const { signal } = options;
    if (signal?.aborted) throw aborted();
    this.#count += 1;
    const requestId = this.#count;
    const cancel = () => this.#cancel(requestId);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<MusicComposition>((resolve, reject) => {
        this.#requests.set(requestId, { kit, scenes, options, resolve, reject });
        this.#ask(requestId);
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };

  dispose(): void {
    for (const requestId of [...this.#requests.keys()]) this.#cancel(requestId);
    this.#close();
    this.#isBroken = true;
  }

  #ask(requestId: number): void {
    const request = this.#requests.get(requestId);
    if (!request) return;
    if (!this.#isBroken) this.#worker ??= this.#open();
    if (!this.#worker) {
      this.#composeHere(requestId);
      return;
    }
    const { kit, scenes, options } = request;
    const { budgetMs, locks } = options;
    this.#post({ type: 'compose', requestId, kit, scenes, options: { budgetMs, locks } });
  }

  #open(): ComposerPort | undefined {
    const { workerUrl, openWorker = openModuleWorker } = this.#options;
    try {
      const worker = openWorker(workerUrl);
      this.#patience = setTimeout(this.#breakDown, START_PATIENCE_MS);
      worker.addEventListener('error', this.#breakDown);
      worker.addEventListener('messageerror', this.#breakDown);
      worker.addEventListener('message', ({ data }: MessageEvent<FromComposer>) => {
        if (data.type === 'ready') clearTimeout(this.#patience);
        else this.#receive(data);
      });
      return worker;
    } catch {
      this.#isBroken = true; // no workers here, or its address belongs to another origin
      return undefined;
    }
  }

  #receive(answer: ComposerAnswer): void {
    const request = this.#requests.get(answer.requestId);
    if (!request) return;
    if (answer.type === 'composed') request.resolve(answer.composition);
    else if (answer.code === 'internal') this.#composeHere(answer.requestId);
    else request.reject(new SpotreelError(answer.code, answer.message));
    this.#requests.delete(answer.requestId);
  }

  readonly #breakDown = (): void => {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#close();
    for (const requestId of [...this.#requests.keys()]) this.#composeHere(requestId);
  };

  #composeHere(requestId: number): void {
    const request = this.#requests.get(requestId);
    this.#requests.delete(requestId);
    if (!request) return;
    const { kit, scenes, options, resolve } = request;
    resolve(import('../../audio/compose').then((module) => module.composeAudio(kit, scenes, options)));
  }

  #cancel(requestId: number): void {
    const request = this.#requests.get(requestId);
    if (!request) return;
    this.#requests.delete(requestId);
    request.reject(aborted());
    this.#post({ type: 'cancel', requestId });
  }

  #post(message: ToComposer): void {
    this.#worker?.postMessage(message);
  }

  #close(): void {
    clearTimeout(this.#patience);
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function openModuleWorker(url: string | URL): ComposerPort {
  return new Worker(workerAddress(url), { type: 'module', name: 'spotreel-composer' });
}

function aborted(): SpotreelError {
  return new SpotreelError('aborted', 'composing was aborted');
}
