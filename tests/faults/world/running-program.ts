/** One process of a server, from its start to its end by whatever signal. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface RunningProgram {
  readonly processId: number;
  /** What it prints once it is ready: the address of a server. */
  readonly greeting: string;
  /** The last that it wrote. */
  words(): string;
  /** True once it has ended. */
  hasEnded(): boolean;
  /** `kill -9`; resolves when the system has removed it. */
  kill(): Promise<void>;
  /** Asks it to stop; answers the exit code, or the signal that it needed. */
  stop(): Promise<number | string>;
}

export interface ProgramOptions {
  readonly entry: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
  /** A command that starts it, such as one that bounds what it may use. */
  readonly wrapper?: readonly string[];
}

/** A machine with much else to do takes this long to start a server. */
const START_MS = 180_000;
const STOP_MS = 30_000;
const KEPT_WORDS = 200_000;

/** Rejects with its last words if it ends before it is ready. */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const { child, words } = spawned(options);
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? -1));
  });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await ready(child, words, ended);
  return {
    processId: child.pid ?? 0,
    greeting: words(),
    words,
    hasEnded: () => isOver,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.kill('SIGTERM');
      const how = await ended;
      clearTimeout(late);
      return how;
    },
  };
}

function spawned({ entry, variables, nodeOptions = [], wrapper = [] }: ProgramOptions) {
  const line = [...wrapper, process.execPath, ...nodeOptions, entry];
  const child = spawn(line[0] ?? process.execPath, line.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...variables },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-KEPT_WORDS);
    });
  return { child, words: () => written };
}

async function ready(child: ChildProcess, words: () => string, ended: Promise<number | string>): Promise<void> {
  const greeted = new Promise<void>((resolve) => {
    const look = () => {
      if (/ ready on http|renders for the server/.test(words())) resolve();
    };
    child.stdout?.on('data', look);
  });
  const late = AbortSignal.timeout(START_MS);
  const timeout = new Promise<string>((resolve) => late.addEventListener('abort', () => resolve('no greeting')));
  const how = await Promise.race([greeted.then(() => undefined), ended, timeout]);
  if (how === undefined) return;
  child.kill('SIGKILL');
  throw new Error(`The program did not start (${how}): ${words()}`);
}
