/**
 * A few processes that read what strangers send: tables, feeds, documents, archives and briefs. One of them waits from
 * the start, so that a small input takes no longer than in the server itself.
 */
import { ApiError } from '../http/api-error';
import type { Log } from '../log/log';
import type { Meters } from '../metrics/meters';
import { ParserProcess, ParsingStopped } from './parser-process';
import type { ParserTable, Parsing, ParsingCaller } from './parsing';
import { tooComplex } from './too-complex';
import { createWaitingLine } from './waiting-line';

export interface ParsingPool {
  parse(name: string, caller: ParsingCaller, ...input: readonly unknown[]): Promise<unknown>;
  /** Starts a process ahead of the first request. */
  warmUp(): void;
  /** Requests that wait for a process. */
  readonly waiting: number;
  processes(): Readonly<Record<'busy' | 'idle', number>>;
  /** Counts what is read from now on. */
  countIn(meters: Pick<Meters, 'count' | 'observe'>): void;
  /** Ends all processes; what runs in them is refused. */
  close(): void;
}

export interface PoolOptions {
  /** Path of the built script, `dist/server/parser.js`. */
  readonly entry: string;
  readonly log: Pick<Log, 'warn'>;
  /** Default: 3, so that two accounts with hostile input leave one process to all others. */
  readonly processes?: number;
}

const PROCESSES = 3;
const LIMIT_MS = 5000;
/** Requests after which a process is replaced, since a parser may leave something in its memory. */
const MOST_REQUESTS = 500;
/** Milliseconds after which a process that is not needed ends; one always stays. */
const IDLE_MS = 10_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the lists of processes
export function createParsingPool({ entry, log, processes = PROCESSES }: PoolOptions): ParsingPool {
  const line = createWaitingLine(processes);
  const all = new Map<ParserProcess, number>();
  const idle: ParserProcess[] = [];
  let isClosed = false;
  let tidying: NodeJS.Timeout | undefined;
  let meters: Pick<Meters, 'count' | 'observe'> | undefined;

  function start(): ParserProcess {
    const process = new ParserProcess(entry);
    all.set(process, 0);
    return process;
  }

  function take(): ParserProcess {
    for (let process = idle.pop(); process; process = idle.pop()) {
      if (process.isAlive) return process;
      all.delete(process);
    }
    return start();
  }

  function end(process: ParserProcess): void {
    all.delete(process);
    process.end();
  }

  function giveBack(process: ParserProcess): void {
    const requests = (all.get(process) ?? 0) + 1;
    if (!process.isAlive || isClosed || requests >= MOST_REQUESTS) end(process);
    else {
      all.set(process, requests);
      idle.push(process);
    }
    if (idle.length === 0 && !isClosed && line.length === 0) idle.push(start());
    tidying ??= setTimeout(tidy, IDLE_MS).unref();
  }

  function refused(parser: string, error: unknown): void {
    const code = error instanceof ParsingStopped ? error.reason : error instanceof ApiError ? error.code : 'internal';
    meters?.count('spotreel_parser_refusals_total', { parser, code });
  }

  function tidy(): void {
    tidying = undefined;
    for (const process of idle.splice(1)) end(process);
  }

  return {
    async parse(name, caller, ...input) {
      if (isClosed) throw new ApiError('service_unavailable');
      const leave = await line.enter(caller.account).catch((error: unknown) => {
        refused(name, error);
        throw error;
      });
      const process = take();
      const { limitMs = LIMIT_MS } = caller;
      const began = performance.now();
      try {
        return await process.run({ name, input }, limitMs);
      } catch (error) {
        if (isClosed) throw new ApiError('service_unavailable');
        refused(name, error);
        if (!(error instanceof ParsingStopped)) throw error;
        log.warn({ parser: name, account: caller.account, reason: error.reason }, 'a parser was stopped');
        throw tooComplex(caller.field, REASONS[error.reason](limitMs));
      } finally {
        meters?.observe('spotreel_parser_seconds', { parser: name }, (performance.now() - began) / 1000);
        giveBack(process);
        leave();
      }
    },
    warmUp() {
      if (all.size === 0) idle.push(start());
    },
    get waiting() {
      return line.length;
    },
    processes: () => ({ busy: all.size - idle.length, idle: idle.length }),
    countIn(given) {
      meters = given;
    },
    close() {
      isClosed = true;
      clearTimeout(tidying);
      for (const process of all.keys()) process.end();
      all.clear();
    },
  };
}

const REASONS: Readonly<Record<ParsingStopped['reason'], (limitMs: number) => string>> = {
  time: (limitMs) => `Takes longer than ${limitMs / 1000} seconds to read`,
  memory: () => 'Takes too much memory to read',
  output: () => 'Holds more than can be read at once',
};

/** The pool with the names and types of its parsers. */
export function typedParsing<Table extends ParserTable>(pool: ParsingPool): Parsing<Table> {
  return { parse: (name, caller, ...input) => pool.parse(name, caller, ...input) as never };
}
