/** The page's side of the scene worker: a `SceneCompiler` that works elsewhere. */
import { SpotreelError } from '../base/errors';
import type { SceneCompiler, SceneInput } from '../scene/compile-composition';
import type { CompiledAnimation, SceneTemplate } from '../scene/compile-scene';
import type { WorkerAnswer, WorkerRequest } from './scene-worker-protocol';

export interface WorkerCompilerOptions {
  /** The worker's file, for example `/player/scene-worker.js`. */
  readonly workerUrl: string;
  /** Folder of the font files, for example `/fonts/`. */
  readonly fontsUrl: string;
  /** Compiles scenes where no worker can be started (another origin, a strict policy). */
  readonly fallback?: SceneCompiler | undefined;
}

export interface WorkerCompiler {
  readonly compile: SceneCompiler;
  dispose(): void;
}

interface Waiting {
  resolve(compiled: CompiledAnimation): void;
  reject(error: SpotreelError): void;
}

export function createWorkerCompiler({ workerUrl, fontsUrl, fallback }: WorkerCompilerOptions): WorkerCompiler {
  const waiting = new Map<number, Waiting>();
  const keys = new WeakMap<object, number>();
  let lastKey = 0;
  let lastId = 0;
  let worker: Promise<Worker | undefined> | undefined;

  function send(to: Worker, request: WorkerRequest): void {
    to.postMessage(request);
  }

  function keyOf(to: Worker, template: SceneTemplate): number {
    const known = keys.get(template.animation);
    if (known !== undefined) return known;
    const key = ++lastKey;
    keys.set(template.animation, key);
    send(to, { type: 'template', key, template });
    return key;
  }

  async function compile(scene: SceneInput): Promise<CompiledAnimation> {
    worker ??= startWorker(workerUrl, fontsUrl, hear);
    const running = await worker;
    if (!running) {
      if (fallback) return fallback(scene);
      throw new SpotreelError('playback_failed', 'The scene worker could not be started.');
    }
    const id = ++lastId;
    const key = keyOf(running, scene.template);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      send(running, { type: 'compile', id, key, content: scene.content });
    });
  }

  function hear(message: WorkerAnswer): void {
    if (message.type === 'ready') return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'compiled') asked?.resolve(message.compiled);
    else asked?.reject(new SpotreelError(message.code, message.message));
  }

  return {
    compile,
    dispose() {
      void worker?.then((running) => running?.terminate());
      for (const { reject } of waiting.values()) reject(new SpotreelError('aborted', 'Request aborted'));
      waiting.clear();
    },
  };
}

/** Undefined where the browser refuses it. */
function startWorker(
  workerUrl: string,
  fontsUrl: string,
  hear: (message: WorkerAnswer) => void,
): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(workerUrl, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.type !== 'ready') return hear(data);
        worker.postMessage({
          type: 'init',
          fontsUrl: new URL(fontsUrl, document.baseURI).href,
        } satisfies WorkerRequest);
        resolve(worker);
      };
      worker.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}
