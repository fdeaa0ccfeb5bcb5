/**
 * The one session that PGlite has, shared by many connections that each speak PostgreSQL's protocol. A connection that has begun a
 * transaction keeps the session until it ends. Statements that have a name are prepared once for all connections.
 *
 * Commits do not wait for the disk one by one (`synchronous_commit` is off). One flush writes the log of all statements that
 * have run, and then they are answered: a group commit. A crash before loses only what has not been answered.
 */
import { type PGlite, protocol } from '@electric-sql/pglite';
import {
  asPrepared,
  errorIn,
  firstValue,
  isInTransaction,
  isPrepared,
  isTerminate,
  isWhole,
  joined,
  mayHaveWritten,
  preparedName,
  withoutFirst,
} from './wire';

/** Request of a connection: whole messages, up to one after which it waits. */
export interface SessionRequest {
  readonly connection: number;
  readonly bytes: Uint8Array;
}

/** Reply to a connection. */
export interface SessionReply {
  readonly connection: number;
  readonly bytes: Uint8Array;
}

/** Answers of one group; more wait for the next flush. */
const MOST_GROUPED = 64;

/** Bytes of log after which a checkpoint is worth a pause: a start after a crash reads all of it since the last one. */
export const CHECKPOINT_AFTER = 32 * 1024 * 1024;
/** Bytes of log after which a checkpoint does not wait for a pause: under steady work there is none. */
export const CHECKPOINT_AT_ONCE = 8 * CHECKPOINT_AFTER;

const { serialize } = protocol;
const LOG_POSITION = 'spotreel_log_position';
const FLUSH = 'spotreel_flush';

export class SharedSession {
  readonly #client: PGlite;
  readonly #waiting: SessionRequest[] = [];
  readonly #prepared = new Set<string>();
  /** The connection whose transaction is open. */
  #holder: number | undefined;
  /** Answers that wait for a flush. */
  #held: SessionReply[] = [];
  /** True if a statement among those held may have written more than a SELECT writes. */
  #hasWritten = false;
  #flushedTo = 0;
  #checkpointAt = 0;

  /** `client` is ready, and nothing else uses it. */
  constructor(client: PGlite) {
    this.#client = client;
    this.#run('set synchronous_commit = off');
    this.#prepare(LOG_POSITION, "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text");
    this.#prepare(FLUSH, "select (pg_logical_emit_message(false, '', '', true) - '0/0'::pg_lsn)::text");
    this.#flushedTo = this.#positionOf(LOG_POSITION);
    this.#checkpointAt = this.#flushedTo;
  }

  /**
   * Runs what can be run of `requests` and of those that waited for a transaction to end. `more` brings what has come
   * meanwhile; `send` takes answers to their connections.
   */
  work(
    requests: readonly SessionRequest[],
    more: () => readonly SessionRequest[],
    send: (reply: SessionReply) => void,
  ) {
    this.#waiting.push(...requests);
    for (;;) {
      this.#waiting.push(...more());
      const next = this.#takeNext();
      if (next) this.#answer(next, send);
      if (next && this.#held.length < MOST_GROUPED) continue;
      this.#release(send);
      if (!next) return;
    }
  }

  /**
   * Writes everything to its files where there are `logBytes` of log since the last time, so that the next start reads none. Takes some
   * hundred milliseconds. Throws where the disk is full: nothing is lost then, and it is due again after as much log.
   */
  checkpointIfDue(logBytes: number): void {
    if (this.#holder !== undefined || this.#flushedTo - this.#checkpointAt < logBytes) return;
    this.#checkpointAt = this.#flushedTo;
    this.#run('checkpoint');
    this.#checkpointAt = this.#positionOf(LOG_POSITION);
  }

  /** The oldest that can be run. */
  #takeNext(): SessionRequest | undefined {
    if (this.#holder === undefined) return this.#waiting.shift();
    const index = this.#waiting.findIndex(({ connection }) => connection === this.#holder);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  #answer({ connection, bytes }: SessionRequest, send: (reply: SessionReply) => void): void {
    if (isTerminate(bytes)) {
      if (this.#holder === connection) this.#run('rollback');
      if (this.#holder === connection) this.#holder = undefined;
      return;
    }
    const reply = { connection, bytes: this.#execute(bytes) };
    const wasHolder = this.#holder === connection;
    this.#holder = isInTransaction(reply.bytes) ? connection : undefined;
    // within a transaction nothing is promised yet
    if (this.#holder !== undefined) {
      send(reply);
      return;
    }
    this.#held.push(reply);
    this.#hasWritten ||= wasHolder || mayHaveWritten(reply.bytes);
  }

  /**
   * `execProtocolRawStream` hands out the whole reply before it returns; its promise awaits files alone. PGlite's other calls keep
   * each message for good. Throws where the reply is cut off; what PGlite says of it is the cause of the error a moment later.
   */
  #exchange(request: Uint8Array): Uint8Array {
    const parts: Uint8Array[] = [];
    const onRawData = (part: Uint8Array) => void parts.push(part.slice());
    const ended = this.#client.execProtocolRawStream(request, { syncToFs: false, onRawData });
    const reply = joined(parts);
    if (isWhole(reply)) return reply;
    const broken = new Error('The embedded database broke off an answer');
    ended.catch((error: unknown) => {
      broken.cause = error;
    });
    throw broken;
  }

  #execute(bytes: Uint8Array): Uint8Array {
    const name = preparedName(bytes);
    if (name === undefined) return this.#exchange(bytes);
    if (this.#prepared.has(name)) return asPrepared(this.#exchange(withoutFirst(bytes)));
    const reply = this.#exchange(bytes);
    if (isPrepared(reply)) this.#prepared.add(name);
    return reply;
  }

  /** Flushes what the held answers promise, and sends them. */
  #release(send: (reply: SessionReply) => void): void {
    if (this.#held.length === 0) return;
    const isFlushed = !this.#hasWritten && this.#positionOf(LOG_POSITION) === this.#flushedTo;
    if (!isFlushed) this.#flushedTo = this.#positionOf(FLUSH);
    const held = this.#held;
    this.#held = [];
    this.#hasWritten = false;
    for (const reply of held) send(reply);
  }

  /** The end of the log that the statement answers, in bytes since the beginning of all logs. */
  #positionOf(name: string): number {
    return Number(firstValue(throwIfError(this.#call(name))));
  }

  #run(text: string): void {
    throwIfError(this.#exchange(serialize.query(text)));
  }

  #prepare(name: string, text: string): void {
    throwIfError(this.#exchange(joined([serialize.parse({ name, text }), serialize.sync()])));
  }

  #call(name: string): Uint8Array {
    const call = [
      serialize.bind({ statement: name }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ];
    return this.#exchange(joined(call));
  }
}

/** Ends the thread with an error of the session, once it has its cause. */
export function throwSoon(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

function throwIfError(reply: Uint8Array): Uint8Array {
  const error = errorIn(reply);
  if (error !== undefined) throw new Error(`The embedded database answers: ${error}`);
  return reply;
}
