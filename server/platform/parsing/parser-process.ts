/**
 * One parser process. A limit that is reached, a crash or a fault ends this process, never the server. A worker thread
 * that runs out of memory can end its server.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { isErrorCode } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../http/api-error';
import type { ParserReply, ParserRequest } from './protocol';

/** Objects of the largest document that passes take some 150 MB. */
const HEAP_MEGABYTES = 320;

/** Times its limit that a request may take on a machine that is busy with others. */
const MOST_WAITS = 10;
const LEAST_LOOK_MS = 50;

/** Reason why a process has no answer. */
export class ParsingStopped extends Error {
  readonly reason: 'time' | 'memory' | 'output';

  constructor(reason: ParsingStopped['reason']) {
    super(`A parser was stopped: ${reason}`);
    this.reason = reason;
  }
}

export class ParserProcess {
  readonly #child: ChildProcess;
  /** Settles when its code has loaded: limits of time begin then. */
  readonly #ready: Promise<unknown>;
  #isEnded = false;

  /** `entry`: path of the built script, `dist/server/parser.js`. */
  constructor(entry: string) {
    this.#child = fork(entry, [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      // nothing of the server's settings
      env: { PATH: process.env.PATH },
    });
    this.#child.on('error', () => this.end());
    this.#ready = new Promise((resolve, reject) => {
      this.#child.once('message', resolve);
      this.#child.once('exit', (code) => reject(new Error(`A parser process did not start: it left with ${code}`)));
    });
    this.#ready.catch(() => undefined);
    this.#hold(false);
  }

  /** False once it was ended. */
  get isAlive(): boolean {
    const { exitCode, signalCode, connected } = this.#child;
    return !this.#isEnded && exitCode === null && signalCode === null && connected;
  }

  /** One request at a time. `limitMs`: of work. Throws `ParsingStopped`, what the parser throws, and an error for a fault of the parser. */
  async run(request: ParserRequest, limitMs: number): Promise<unknown> {
    this.#hold(true);
    try {
      await this.#ready;
      return resultOf(await this.#reply(request, limitMs));
    } finally {
      this.#hold(false);
    }
  }

  end(): void {
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
  }

  #reply(request: ParserRequest, limitMs: number): Promise<ParserReply> {
    return new Promise((resolve, reject) => {
      const child = this.#child;
      const stop = (error: Error) => {
        settle();
        this.end();
        reject(error);
      };
      const take = (reply: ParserReply) => {
        settle();
        resolve(reply);
      };
      // the engine aborts a process that has no memory left
      const leave = () => stop(new ParsingStopped('memory'));
      const unwatch = whenUsedUp(child.pid, limitMs, () => stop(new ParsingStopped('time')));
      const settle = () => {
        unwatch();
        child.off('message', take);
        child.off('exit', leave);
        child.off('error', stop);
      };
      child.on('message', take);
      child.on('exit', leave);
      child.on('error', stop);
      // a failed send ends in 'exit' too
      child.send(request, () => undefined);
    });
  }

  /** A process that waits does not keep the server alive. */
  #hold(isBusy: boolean): void {
    const { channel } = this.#child;
    if (isBusy) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }
}

/**
 * Calls `end` once the process has worked for `limitMs`. Its own time counts: on a busy machine an honest input waits, and
 * must not be called too complex. Returns what ends the watch.
 */
function whenUsedUp(processId: number | undefined, limitMs: number, end: () => void): () => void {
  const began = performance.now();
  const before = processorMs(processId) ?? 0;
  let timer: NodeJS.Timeout;
  const look = () => {
    const waited = performance.now() - began;
    const worked = (processorMs(processId) ?? before + waited) - before;
    if (worked >= limitMs || waited >= MOST_WAITS * limitMs) return end();
    timer = setTimeout(look, Math.max(LEAST_LOOK_MS, limitMs - worked));
  };
  timer = setTimeout(look, limitMs);
  return () => clearTimeout(timer);
}

function resultOf(reply: ParserReply): unknown {
  if (reply.type === 'done') return deserialize(reply.result);
  if (reply.type === 'exceeded') throw new ParsingStopped('output');
  if (reply.type === 'refused' && isErrorCode(reply.code)) {
    const { code, message, details } = reply;
    throw new ApiError(code, { message, ...(details && { details }) });
  }
  const fault = new Error(reply.message);
  if (reply.type === 'failed') fault.stack = reply.stack;
  throw fault;
}

/** Linux counts in hundredths of a second, whatever its kernel's own clock is. */
const TICK_MS = 10;

/** Milliseconds for which processors have worked for a process. Undefined where the system does not say, or it is gone. */
function processorMs(processId: number | undefined): number | undefined {
  if (!processId || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
    // the name, in parentheses, may have spaces; `utime` and `stime` are the 12th and 13th fields behind it
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
