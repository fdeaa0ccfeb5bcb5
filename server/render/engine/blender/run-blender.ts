/** Runs one job in Blender, in a process group that an abort, a stall or too much memory ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { aborted, type RenderErrorCode, renderError } from '../errors';
import { endGroup } from '../idle-painters';
import { residentBytes } from '../memory';

export interface BlenderRun {
  readonly path: string;
  /** `driver.py`. */
  readonly driver: string;
  /** File that the driver reads. */
  readonly jobFile: string;
  /** The folder has nothing but this job, and Blender writes nowhere else. */
  readonly folder: string;
  readonly threads: number;
  /** Blender is ended after so long without a frame. */
  readonly stallSeconds: number;
  readonly memoryLimitMegabytes: number;
  readonly signal?: AbortSignal | undefined;
  /** Called for each frame that is ready. */
  readonly onFrame?: (() => void) | undefined;
}

const WATCH_MS = 500;
const KEPT_WORDS = 2000;
const FRAME_READY = /^spotreel-frame \d+$/;

/** @throws SpotreelError `aborted`, `render_unavailable`, `painter_crashed`, `painter_memory` or `painter_stalled` */
export function runBlender(run: BlenderRun): Promise<void> {
  const { signal, stallSeconds, memoryLimitMegabytes } = run;
  if (signal?.aborted) return Promise.reject(aborted());
  const child = startBlender(run);
  let reason: Error | undefined;
  const stop = (code: RenderErrorCode, message: string) => {
    reason ??= renderError(code, message);
    endGroup(child);
  };
  let lastSign = performance.now();
  const words = readOutput(child, () => {
    lastSign = performance.now();
    run.onFrame?.();
  });
  const watch = setInterval(() => {
    if (performance.now() - lastSign > stallSeconds * 1000)
      stop('painter_stalled', `Blender rendered no frame for ${stallSeconds} s.`);
    if (residentBytes(child.pid) > memoryLimitMegabytes * 2 ** 20)
      stop('painter_memory', `Blender used more than ${memoryLimitMegabytes} MB.`);
  }, WATCH_MS);
  const abort = () => stop('aborted', aborted().message);
  signal?.addEventListener('abort', abort, { once: true });
  return new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(renderError('render_unavailable', 'Blender does not start.', { cause })));
    child.once('close', (code) => {
      endGroup(child); // what it started may outlive it
      if (code === 0 && !reason) resolve();
      else reject(reason ?? crash(code, words()));
    });
  }).finally(() => {
    clearInterval(watch);
    signal?.removeEventListener('abort', abort);
  });
}

/** No start-up file, no add-on of the user and no script in a file is run. */
function startBlender({ path, driver, jobFile, folder, threads }: BlenderRun): ChildProcess {
  const safe = ['--background', '--factory-startup', '--disable-autoexec', '--python-exit-code', '1'];
  const child = spawn(path, [...safe, '--threads', String(threads), '--python', driver, '--', jobFile], {
    cwd: folder,
    detached: process.platform !== 'win32', // leads its own group, so that one signal reaches all of it
    // the driver leaves when its input ends: with the server
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder },
  });
  child.stdin?.on('error', () => undefined); // EPIPE: the exit code says why
  yieldToPainters(child.pid);
  return child;
}

/** Painters of short videos get the cores first: a frame of Blender takes seconds anyway. */
function yieldToPainters(processId: number | undefined): void {
  if (processId === undefined) return;
  try {
    setPriority(processId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it has left already
  }
}

/** Answers the last words of both outputs. */
function readOutput(child: ChildProcess, onFrame: () => void): () => string {
  let words = '';
  let line = '';
  const keep = (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-KEPT_WORDS);
  };
  child.stderr?.on('data', keep);
  child.stdout?.on('data', (chunk: Buffer) => {
    keep(chunk);
    const lines = (line + chunk.toString()).split('\n');
    line = (lines.pop() ?? '').slice(-KEPT_WORDS);
    for (const one of lines) if (FRAME_READY.test(one.trim())) onFrame();
  });
  return () => words.trim();
}

/** Error of a crash. The words of Blender are for the log: people read the message. */
function crash(code: number | null, words: string) {
  const how = code === null ? 'was ended by a signal' : `left with ${code}`;
  return renderError('painter_crashed', `Blender ${how}.`, { cause: new Error(words) });
}
