/**
 * Compiles scenes away from the page's thread, so that typing stays smooth and the page needs no WebAssembly. Where
 * there can be no such worker (an old browser, a strict policy), the page's thread compiles in slices. Where it may not load the
 * code for that, `fallback` compiles, usually on the server.
 */
import { SpotreelError } from '../../base/errors';
import type { SceneCompiler, SceneInput } from '../../scene/compiling/compile-composition';
import type { CompiledAnimation } from '../../scene/compiling/compile-scene';
import type { LottieAnimation } from '../../scene/lottie';
import { type AnimationUpdate, applyChanges } from './animation-update';
import type { FromCanvas, SceneStillRequest } from './canvas-messages';
import { openWorker } from './open-worker';
import {
  rememberWorker,
  type SceneCanvas,
  type SceneCanvasEvents,
  type SceneWorker,
  sceneCanvas,
} from './scene-canvas';
import type { WorkerLink } from './worker-link';
import type { CompilerAnswer } from './worker-messages';

/** Addresses of the worker and of the fonts. */
export interface SceneCompilerOptions {
  /** Address of `scene-worker.js`. From another origin it runs in a worker where the page's policy allows `worker-src blob:`. */
  readonly workerUrl: string | URL;
  /** False: no worker is tried, and the page's thread compiles. Default: true. */
  readonly worker?: boolean | undefined;
  /** Folder of the font files and their `manifest.json`. */
  readonly fontsUrl: string | URL;
  /** Compiles when neither can start, or the worker has broken down. */
  readonly fallback?: CompileScene;
}

/** Rejects with `aborted` when `signal` fires or a later call for the same scene overtakes this one. */
export type CompileScene = SceneCompiler;

/** Compiles scenes in a worker. */
export interface SceneCompilerClient {
  readonly compile: CompileScene;
  /** Opens the worker ahead of the first scene: a page that is sure to show one need not wait for it then. */
  start(): void;
  /** Ends the worker. What still waits rejects with `aborted`. */
  dispose(): void;
}

/** A scene that the worker has been asked for, until it has answered. */
interface Job {
  readonly scene: SceneInput;
  readonly signal: AbortSignal | undefined;
  readonly replaces: LottieAnimation | undefined;
  readonly resolve: (compiled: CompiledAnimation) => void;
  readonly reject: (reason: SpotreelError) => void;
  isCancelled: boolean;
}

/** Once a worker has broken down more often, another one would too. */
const MAX_RESTARTS = 3;
/** Time after a failed start before the next request starts a worker again: the server may be well again. */
const START_AGAIN_MS = 30_000;

/**
 * The worker starts with the first scene.
 *
 * @example
 * ```ts
 * import { createSceneCompiler, createSpotreel } from '@spotreel/sdk';
 *
 * const compiler = createSceneCompiler({ workerUrl: '/player/scene-worker.js', fontsUrl: '/fonts/' });
 * const spotreel = createSpotreel({ compileScene: compiler.compile });
 * ```
 */
export function createSceneCompiler(options: SceneCompilerOptions): SceneCompilerClient {
  return new WorkerCompiler(options);
}

class WorkerCompiler implements SceneCompilerClient, SceneWorker {
  readonly #options: SceneCompilerOptions;
  readonly #jobs = new Map<number, Job>();
  /** By scene: the last animation that came, and with which request. */
  readonly #last = new Map<number, { requestId: number; animation: LottieAnimation }>();
  /** Ids of the objects that were sent. */
  #sentIds = new WeakMap<object, number>();
  /** Compiled there, or sent: the number that the worker knows it under. */
  #documentIds = new WeakMap<LottieAnimation, number>();
  readonly #canvases = new Map<number, SceneCanvasEvents>();
  readonly #stills = new Map<number, (image: ImageBitmap | undefined) => void>();
  #link: Promise<WorkerLink | undefined> | undefined;
  #opened: WorkerLink | undefined;
  #isDisposed = false;
  #restarts = 0;
  /** Time at which no start succeeded; undefined: it has started, or was not tried. */
  #failedAtMs: number | undefined;
  #requests = 0;
  #sentCount = 0;

  constructor(options: SceneCompilerOptions) {
    this.#options = options;
  }

  readonly compile: CompileScene = async (scene, { signal, replaces } = {}) => {
    for (const [requestId, job] of this.#jobs)
      if (job.scene.ingredientId === scene.ingredientId) this.#cancel(requestId);
    const requestId = ++this.#requests;
    const cancel = () => this.#cancel(requestId);
    const result = new Promise<CompiledAnimation>((resolve, reject) => {
      this.#jobs.set(requestId, { scene, signal, replaces, resolve, reject, isCancelled: false });
    });
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted) cancel();
    // at once where the worker runs: it works while the page draws its form
    if (this.#opened) this.#ask(this.#opened, requestId);
    else void this.#open().then((link) => (link ? this.#ask(link, requestId) : this.#fallBack(requestId)));
    try {
      return await result;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };

  start(): void {
    void this.#open();
  }

  openCanvas(element: HTMLCanvasElement, events: SceneCanvasEvents): SceneCanvas | undefined {
    const link = this.#opened;
    if (!link?.isThread || !('transferControlToOffscreen' in element)) return undefined;
    const canvasId = ++this.#sentCount;
    const canvas = element.transferControlToOffscreen();
    link.post({ type: 'canvas', canvasId, canvas }, [canvas]);
    this.#canvases.set(canvasId, events);
    return sceneCanvas(canvasId, (message, transfer) => {
      if (message.type === 'close') this.#canvases.delete(canvasId);
      if (link === this.#opened) link.post(message, transfer);
    });
  }

  documentIdOf(animation: LottieAnimation): number {
    const known = this.#documentIds.get(animation);
    if (known !== undefined) return known;
    const documentId = ++this.#requests;
    this.#documentIds.set(animation, documentId);
    this.#opened?.post({ type: 'document', documentId, animation });
    return documentId;
  }

  sendAgain(animation: LottieAnimation): void {
    const documentId = this.#documentIds.get(animation);
    if (documentId !== undefined) this.#opened?.post({ type: 'document', documentId, animation });
  }

  paintStill(
    animation: LottieAnimation,
    still: Omit<SceneStillRequest, 'documentId'>,
  ): Promise<ImageBitmap | undefined> {
    const documentId = this.#documentIds.get(animation);
    const link = this.#opened;
    if (!link?.isThread || documentId === undefined) return Promise.resolve(undefined);
    const stillId = ++this.#sentCount;
    return new Promise((resolve) => {
      this.#stills.set(stillId, resolve);
      link.post({ type: 'still', stillId, still: { ...still, documentId } });
    });
  }

  dispose(): void {
    for (const requestId of this.#jobs.keys()) this.#cancel(requestId);
    void this.#link?.then((link) => link?.close());
    this.#close();
    this.#isDisposed = true;
  }

  #ask(link: WorkerLink, requestId: number): void {
    const job = this.#jobs.get(requestId);
    if (job?.isCancelled !== false) {
      this.#jobs.delete(requestId);
      return;
    }
    const { ingredientId, template, content } = job.scene;
    const replaces = job.replaces && this.#documentIds.get(job.replaces);
    const templateId = this.#send(link, template.animation);
    const fieldsId = this.#sendFields(link, template.fields);
    const animations = Object.entries(template.animations ?? {});
    const animationIds = Object.fromEntries(animations.map(([src, document]) => [src, this.#send(link, document)]));
    link.post({
      type: 'compile',
      request: { requestId, sceneId: ingredientId, replaces, templateId, fieldsId, content, animationIds },
    });
  }

  #open(): Promise<WorkerLink | undefined> {
    if (this.#mayStartAgain()) {
      this.#restarts += 1;
      this.#failedAtMs = undefined;
      this.#link = undefined;
    }
    this.#link ??= this.#openWorker();
    return this.#link;
  }

  #mayStartAgain(): boolean {
    const sinceMs = this.#failedAtMs === undefined ? 0 : performance.now() - this.#failedAtMs;
    return sinceMs > START_AGAIN_MS && this.#restarts < MAX_RESTARTS && !this.#isDisposed;
  }

  async #openWorker(): Promise<WorkerLink | undefined> {
    const link = await openWorker(this.#options, {
      onMessage: (message) => {
        if (message.type === 'compiled' || message.type === 'failed') this.#receive(message);
        else this.#report(message);
      },
      onBreakdown: () => this.#breakDown(),
    });
    if (!this.#isDisposed) this.#opened = link;
    if (!link) this.#failedAtMs = performance.now();
    return link;
  }

  /** Templates go over once. */
  #send(link: WorkerLink, animation: LottieAnimation): number {
    return this.#once(animation, (templateId) => link.post({ type: 'template', templateId, animation }));
  }

  #sendFields(link: WorkerLink, fields: SceneInput['template']['fields']): number {
    return this.#once(fields, (fieldsId) => link.post({ type: 'fields', fieldsId, fields }));
  }

  #once(sent: object, post: (id: number) => void): number {
    const known = this.#sentIds.get(sent);
    if (known !== undefined) return known;
    const id = ++this.#sentCount;
    this.#sentIds.set(sent, id);
    post(id);
    return id;
  }

  #receive(answer: CompilerAnswer): void {
    const { requestId } = answer;
    const job = this.#jobs.get(requestId);
    if (!job) return;
    if (answer.type === 'failed') {
      this.#jobs.delete(requestId);
      job.reject(new SpotreelError(answer.code, answer.message));
      return;
    }
    const animation = updated(this.#last.get(job.scene.ingredientId), answer.update);
    if (animation) {
      // kept also for a cancelled request: later answers build on it
      const sceneId = job.scene.ingredientId;
      this.#last.set(sceneId, { requestId, animation });
      this.#documentIds.set(animation, requestId);
      rememberWorker(animation, this);
      this.#jobs.delete(requestId);
      job.resolve({ animation, notices: answer.notices });
    } else this.#fallBack(requestId);
  }

  #report(answer: FromCanvas): void {
    if (answer.type === 'painted') this.#canvases.get(answer.canvasId)?.onPainted(answer.painted);
    else if (answer.type === 'unpainted')
      this.#canvases.get(answer.canvasId)?.onUnpainted(answer.documentId, answer.refusal);
    else {
      const resolve = this.#stills.get(answer.stillId);
      this.#stills.delete(answer.stillId);
      if (resolve) resolve(answer.image);
      else answer.image?.close();
    }
  }

  #fallBack(requestId: number): void {
    const job = this.#jobs.get(requestId);
    this.#jobs.delete(requestId);
    if (!job || job.isCancelled) return;
    const { fallback } = this.#options;
    if (fallback) fallback(job.scene, { signal: job.signal }).then(job.resolve, job.reject);
    else job.reject(new SpotreelError('playback_failed', 'Scenes cannot be compiled on this page.'));
  }

  #close(): void {
    this.#link = Promise.resolve(undefined);
    this.#forgetWorker();
  }

  #forgetWorker(): void {
    this.#opened = undefined;
    this.#last.clear();
    this.#sentIds = new WeakMap();
    this.#documentIds = new WeakMap();
    for (const resolve of this.#stills.values()) resolve(undefined);
    this.#stills.clear();
    const lost = [...this.#canvases.values()];
    this.#canvases.clear();
    for (const { onLost } of lost) onLost();
  }

  /** Another one starts at once, and compiles what was asked for. */
  #breakDown(): void {
    this.#restarts += 1;
    this.#link = this.#restarts > MAX_RESTARTS ? Promise.resolve(undefined) : undefined;
    this.#forgetWorker();
    const waiting = [...this.#jobs.keys()];
    void this.#open().then((link) => {
      for (const requestId of waiting) {
        if (link) this.#ask(link, requestId);
        else this.#fallBack(requestId);
      }
    });
  }

  #cancel(requestId: number): void {
    const job = this.#jobs.get(requestId);
    if (!job || job.isCancelled) return;
    job.isCancelled = true;
    job.reject(new SpotreelError('aborted', 'Request aborted'));
    void this.#link?.then((link) => link?.post({ type: 'cancel', requestId }));
  }
}

/** Undefined when the update is for another base than the last one here. */
function updated(
  last: { requestId: number; animation: LottieAnimation } | undefined,
  update: AnimationUpdate,
): LottieAnimation | undefined {
  if (update.type === 'whole') return update.animation;
  return last?.requestId === update.baseRequestId ? applyChanges(last.animation, update.changes) : undefined;
}
