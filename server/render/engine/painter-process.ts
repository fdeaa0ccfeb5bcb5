/**
 * Runs one job in a painter process. A native crash, a runaway or an abort ends that process and everything it started,
 * never the server. It leads a process group of its own.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { aborted, type RenderErrorCode, renderError } from './errors';
import { endGroup, keepPainter, takePainter } from './idle-painters';
import { residentBytes } from './memory';
import type { PainterJobKind, PainterJobs, PainterReply, PainterRequest } from './painter/protocol';

export interface PainterSettings {
  /** Path of the built child script, `dist/server/painter.js`. */
  readonly painterEntry: string;
  /** A painter that grows beyond this is ended. */
  readonly memoryLimitMegabytes: number;
  /** A painter that reports nothing for so long is ended. */
  readonly stallSeconds: number;
}

export interface JobOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Memory that the job takes beside what a waiting painter has, bytes. Default: little. */
  readonly neededBytes?: number | undefined;
  /** Called with the process id once the painter runs. */
  readonly onStart?: ((processId: number) => void) | undefined;
}

/** JavaScript's own share is small: pixels live outside its heap. */
const JAVASCRIPT_HEAP_MEGABYTES = 384;
/** Frames are collected by hand (see `releaseFrames`), on one thread: helpers would take the cores from the encoders. */
export const COLLECTOR = ['--expose-gc', '--single-threaded-gc'];

const MEMORY_WATCH_MS = 250;
const KEPT_STDERR = 2000;

/**
 * glibc gives an 8 MB frame back to the system and takes it again, page by page, for every frame. Above these
 * thresholds it keeps it (measured: 5 ms of system time a frame less).
 */
export const ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_TRIM_THRESHOLD_: '33554432',
  MALLOC_ARENA_MAX: '1',
};

/** Share of its memory above which a painter gets no other job. */
const MOST_OF_MEMORY = 0.5;

/** Jobs after which a painter may stay: a video, or the check of a project, has many of them. */
const STAYING: ReadonlySet<PainterJobKind> = new Set(['paint-segment', 'measure-contrast', 'measure-motion']);
/** Jobs that a waiting painter may get: the painter of the last segment also joins the segments. */
const FOR_A_WAITING_PAINTER: ReadonlySet<PainterJobKind> = new Set([...STAYING, 'assemble']);

/** @throws SpotreelError with the job's own code, or `painter_crashed`, `painter_memory`, `painter_stalled`, `aborted` */
export function runPainterJob<Kind extends PainterJobKind>(
  settings: PainterSettings,
  kind: Kind,
  input: PainterJobs[Kind]['input'],
  options: JobOptions = {},
): Promise<PainterJobs[Kind]['result']> {
  if (options.signal?.aborted) return Promise.reject(aborted());
  const stays = STAYING.has(kind);
  const mostResident = settings.memoryLimitMegabytes * 2 ** 20 - (options.neededBytes ?? 0);
  const idle = FOR_A_WAITING_PAINTER.has(kind) ? takePainter(settings.painterEntry, mostResident) : undefined;
  const child = idle ?? startPainter(settings.painterEntry);
  const send = () => {
    if (child.pid) options.onStart?.(child.pid);
    child.send({ kind, input, stays } as PainterRequest, () => undefined); // a failed send ends in 'exit' too
  };
  if (idle) send();
  else child.once('spawn', send);
  return answerOf(child, settings, options, stays);
}

function answerOf<Result>(
  child: ChildProcess,
  settings: PainterSettings,
  options: JobOptions,
  stays: boolean,
): Promise<Result> {
  const watch = new PainterWatch(child, settings, options);
  return new Promise((resolve, reject) => {
    watch.on('message', () => {
      if (!stays || watch.reply?.type !== 'done' || watch.reason) return;
      watch.end();
      const isLarge = residentBytes(child.pid) / 2 ** 20 > settings.memoryLimitMegabytes * MOST_OF_MEMORY;
      if (isLarge) endGroup(child);
      else keepPainter(settings.painterEntry, child);
      resolve(watch.reply.result as Result);
    });
    watch.on('error', (cause: Error) => {
      watch.end();
      endGroup(child);
      reject(renderError('painter_crashed', cause.message, { cause }));
    });
    watch.on('close', (code: number | null, signal: NodeJS.Signals | null) => {
      const { reply, reason, words } = watch;
      watch.end();
      endGroup(child); // what it started may outlive it
      if (reply?.type === 'done') return resolve(reply.result as Result);
      if (reply?.type === 'failed') return reject(renderError(reply.code, reply.message));
      reject(reason ? renderError(reason.code, reason.message) : crash(code, signal, words));
    });
  });
}

function startPainter(entry: string): ChildProcess {
  return fork(entry, [], {
    detached: process.platform !== 'win32', // leads its own group, so that one signal reaches its ffmpegs too
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${JAVASCRIPT_HEAP_MEGABYTES}`, ...COLLECTOR],
    env: { PATH: process.env.PATH, ...ALLOCATOR },
  });
}

type Answer = Exclude<PainterReply, { type: 'progress' }>;

/** State of a painter while it does a job. */
class PainterWatch {
  reply: Answer | undefined;
  reason: { code: RenderErrorCode; message: string } | undefined;
  words = '';
  readonly #child: ChildProcess;
  readonly #teardowns: (() => void)[] = [];
  #lastSign = performance.now();

  constructor(child: ChildProcess, settings: PainterSettings, { signal, onProgress }: JobOptions) {
    this.#child = child;
    const timer = setInterval(() => this.#check(settings), MEMORY_WATCH_MS);
    const abort = () => this.#stop('aborted', 'The render was aborted.');
    const keepWords = (chunk: Buffer) => {
      this.words = (this.words + chunk.toString()).slice(-KEPT_STDERR);
    };
    signal?.addEventListener('abort', abort, { once: true });
    child.stderr?.on('data', keepWords);
    this.#teardowns.push(
      () => clearInterval(timer),
      () => signal?.removeEventListener('abort', abort),
      () => child.stderr?.off('data', keepWords),
    );
    this.on('message', (message: PainterReply) => {
      this.#lastSign = performance.now();
      if (message.type === 'progress') onProgress?.(message.done);
      else this.reply = message;
    });
  }

  /** Listens until the watch ends. */
  on(event: string, listener: (...args: never[]) => void): void {
    this.#child.on(event, listener as () => void);
    this.#teardowns.push(() => this.#child.off(event, listener as () => void));
  }

  end(): void {
    for (const teardown of this.#teardowns.splice(0)) teardown();
  }

  #check({ memoryLimitMegabytes, stallSeconds }: PainterSettings): void {
    const megabytes = residentBytes(this.#child.pid) / 2 ** 20;
    if (megabytes > memoryLimitMegabytes)
      this.#stop('painter_memory', `The painter used ${Math.round(megabytes)} MB of ${memoryLimitMegabytes} MB.`);
    if (performance.now() - this.#lastSign > stallSeconds * 1000)
      this.#stop('painter_stalled', `The painter made no progress for ${stallSeconds} s.`);
  }

  #stop(code: RenderErrorCode, message: string): void {
    this.reason ??= { code, message };
    endGroup(this.#child);
  }
}

function crash(code: number | null, signal: NodeJS.Signals | null, words: string) {
  const how = signal ? `was ended by ${signal}` : `left with ${code} and no answer`;
  return renderError('painter_crashed', `The painter ${how}.${words ? ` Its last words: ${words.trim()}` : ''}`);
}
