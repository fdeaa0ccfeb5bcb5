/**
 * Runs one job in a painter process. A native crash, a runaway or an abort ends that process and everything it started,
 * never the server. It leads a process group of its own.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { aborted, type RenderErrorCode, renderError } from './errors';
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

/** @throws SpotreelError with the job's own code, or `painter_crashed`, `painter_memory`, `painter_stalled`, `aborted` */
export function runPainterJob<Kind extends PainterJobKind>(
  settings: PainterSettings,
  kind: Kind,
  input: PainterJobs[Kind]['input'],
  options: JobOptions = {},
): Promise<PainterJobs[Kind]['result']> {
  if (options.signal?.aborted) return Promise.reject(aborted());
  return new Promise((resolve, reject) => {
    const child = startPainter(settings.painterEntry);
    const watch = watchPainter(child, settings, options);
    child.once('spawn', () => {
      if (child.pid) options.onStart?.(child.pid);
      child.send({ kind, input } as PainterRequest, () => undefined); // a failed send ends in 'exit' too
    });
    child.once('error', (cause) => watch.end(() => reject(renderError('painter_crashed', cause.message, { cause }))));
    child.once('close', (code, signal) => {
      const { reply, reason } = watch;
      watch.end(() => {
        if (reply?.type === 'done') return resolve(reply.result as PainterJobs[Kind]['result']);
        if (reply?.type === 'failed') return reject(renderError(reply.code, reply.message));
        reject(reason ? renderError(reason.code, reason.message) : crash(code, signal, watch.words));
      });
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

interface PainterWatch {
  reply: Exclude<PainterReply, { type: 'progress' }> | undefined;
  reason: { code: RenderErrorCode; message: string } | undefined;
  words: string;
  end(act: () => void): void;
}

function watchPainter(child: ChildProcess, settings: PainterSettings, options: JobOptions): PainterWatch {
  let lastSign = Date.now();
  const stop = (code: RenderErrorCode, message: string) => {
    watch.reason ??= { code, message };
    killGroup(child);
  };
  const abort = () => stop('aborted', 'The render was aborted.');
  const timer = setInterval(() => {
    const megabytes = residentBytes(child.pid) / 2 ** 20;
    if (megabytes > settings.memoryLimitMegabytes)
      stop('painter_memory', `The painter used ${Math.round(megabytes)} MB of ${settings.memoryLimitMegabytes} MB.`);
    if (Date.now() - lastSign > settings.stallSeconds * 1000)
      stop('painter_stalled', `The painter made no progress for ${settings.stallSeconds} s.`);
  }, MEMORY_WATCH_MS);
  const watch: PainterWatch = {
    reply: undefined,
    reason: undefined,
    words: '',
    end(act) {
      clearInterval(timer);
      options.signal?.removeEventListener('abort', abort);
      killGroup(child); // what it started may outlive it
      act();
    },
  };
  options.signal?.addEventListener('abort', abort, { once: true });
  child.stderr?.on('data', (chunk: Buffer) => {
    watch.words = (watch.words + chunk.toString()).slice(-KEPT_STDERR);
  });
  child.on('message', (message) => {
    lastSign = Date.now();
    const reply = message as PainterReply;
    if (reply.type === 'progress') options.onProgress?.(reply.done);
    else watch.reply = reply;
  });
  return watch;
}

function killGroup(child: ChildProcess): void {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // ESRCH: all of them are gone
  }
}

function crash(code: number | null, signal: NodeJS.Signals | null, words: string) {
  const how = signal ? `was ended by ${signal}` : `left with ${code} and no answer`;
  return renderError('painter_crashed', `The painter ${how}.${words ? ` Its last words: ${words.trim()}` : ''}`);
}
