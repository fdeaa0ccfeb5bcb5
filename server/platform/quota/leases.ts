/**
 * Limits that all server processes share without a statement for each request (docs/decisions/quotas.md). A process takes
 * a part of a limit from the database and spends it from memory. The first tenth of each limit is spent without asking, and
 * reported within a second. While the database does not answer, a process holds its callers to the limit by itself.
 */

import type { Clock } from '@spotreel/sdk/internal/base';
import type { Database } from '../data/database';
import { type AddedUse, addUse, type CountedUse } from '../data/quota-use';
import type { Log } from '../log/log';

export interface LeasedLimit {
  /** Name in the table of use. */
  readonly measure: string;
  readonly most: number;
  /** End of a period that begins at `nowMs`. */
  readonly endsMs: (nowMs: number) => number;
}

/** Spent, or refused until the period ends. */
export type Spent = { readonly isRefused: false } | { readonly isRefused: true; readonly endsMs: number };

export interface Leases {
  /** Takes `amount` of a limit for a subject. */
  spend(limit: LeasedLimit, subject: string, amount: number): Promise<Spent>;
  /** Reports what was spent without asking. Never rejects. */
  flush(): Promise<void>;
}

interface LeaseParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with what is used and what was added, after each count in the database. */
  readonly onCounted?: (limit: LeasedLimit, subject: string, used: number, added: number) => void;
}

interface Entry {
  readonly limit: LeasedLimit;
  readonly subject: string;
  endsMs: number;
  /** By this process. */
  spent: number;
  /** Part of it that the database does not know. */
  unreported: number;
  /** Taken from the database and not spent. */
  leased: number;
  /** The database has no more. */
  isFull: boolean;
  taking: Promise<void> | undefined;
}

/** Part of a limit that a process spends without asking. */
const FREE = 0.1;
/** Part of a limit that a process takes at a time. */
const LEASE = 0.05;
const REPORT_MS = 1000;
/** Subjects that are remembered; strangers can make any number of them. */
const MOST_ENTRIES = 50_000;
/** Rows of one statement. */
const MOST_ROWS = 500;

export function createLeases(parts: LeaseParts): Leases {
  const book = new LeaseBook(parts);
  return { spend: (...given) => book.spend(...given), flush: () => book.flush() };
}

class LeaseBook {
  readonly #entries = new Map<string, Entry>();
  readonly #unreported = new Set<Entry>();
  #timer: NodeJS.Timeout | undefined;
  /** The database did not answer the last time. */
  #isAlone = false;

  constructor(private readonly parts: LeaseParts) {}

  async spend(limit: LeasedLimit, subject: string, amount: number): Promise<Spent> {
    for (;;) {
      const entry = this.#entryOf(limit, subject);
      if (entry.spent + amount > limit.most) return { isRefused: true, endsMs: entry.endsMs };
      if (entry.leased >= amount) {
        entry.leased -= amount;
        entry.spent += amount;
        return { isRefused: false };
      }
      if (entry.isFull) return { isRefused: true, endsMs: entry.endsMs };
      if (entry.spent + amount <= Math.floor(limit.most * FREE)) {
        entry.spent += amount;
        entry.unreported += amount;
        this.#reportSoon(entry);
        return { isRefused: false };
      }
      entry.taking ??= this.#take(entry, amount).finally(() => {
        entry.taking = undefined;
      });
      await entry.taking;
    }
  }

  async flush(): Promise<void> {
    const { db, clock } = this.parts;
    const due = [...this.#unreported].slice(0, MOST_ROWS).filter(({ unreported }) => unreported > 0);
    const amounts = due.map(({ unreported }) => unreported);
    for (const entry of due) entry.unreported = 0;
    try {
      const additions = due.map((entry, index) => additionOf(entry, amounts[index] ?? 0));
      const rows = await addUse(db, clock.now(), additions);
      for (const [index, entry] of due.entries()) {
        const row = rows.find(({ measure, subject }) => measure === entry.limit.measure && subject === entry.subject);
        if (!row) continue;
        entry.isFull ||= row.used >= entry.limit.most;
        this.#counted(entry, row, amounts[index] ?? 0);
      }
    } catch (error) {
      for (const [index, entry] of due.entries()) entry.unreported += amounts[index] ?? 0;
      this.#failed(error);
    }
    for (const entry of this.#unreported) if (entry.unreported === 0) this.#unreported.delete(entry);
  }

  /** One statement for all callers that wait for the same lease. */
  async #take(entry: Entry, amount: number): Promise<void> {
    const { db, clock } = this.parts;
    const wanted = Math.max(Math.ceil(entry.limit.most * LEASE), amount);
    const reported = entry.unreported;
    entry.unreported = 0;
    try {
      const [row] = await addUse(db, clock.now(), [additionOf(entry, reported + wanted)]);
      if (!row) throw new Error('The use was not counted');
      const left = entry.limit.most - (row.used - wanted);
      entry.leased += Math.max(0, Math.min(wanted, left));
      entry.isFull = left <= wanted;
      this.#counted(entry, row, reported + wanted);
    } catch (error) {
      this.#failed(error);
      entry.leased += wanted;
      entry.unreported += reported + wanted;
      this.#reportSoon(entry);
    }
  }

  #counted(entry: Entry, { used, endsMs }: CountedUse, added: number): void {
    this.#isAlone = false;
    entry.endsMs = endsMs;
    this.parts.onCounted?.(entry.limit, entry.subject, used, added);
  }

  /** Said once for an outage. */
  #failed(error: unknown): void {
    if (!this.#isAlone) this.parts.log.warn({ err: error }, 'limits are counted in memory alone');
    this.#isAlone = true;
  }

  #reportSoon(entry: Entry): void {
    this.#unreported.add(entry);
    if (this.#timer) return;
    this.#timer = setTimeout(() => void this.#report(), REPORT_MS);
    this.#timer.unref();
  }

  async #report(): Promise<void> {
    this.#timer = undefined;
    await this.flush();
    const [left] = this.#unreported;
    if (left) this.#reportSoon(left);
  }

  #entryOf(limit: LeasedLimit, subject: string): Entry {
    const nowMs = this.parts.clock.now();
    const key = `${limit.measure} ${subject}`;
    const known = this.#entries.get(key);
    if (known && known.endsMs > nowMs) return known;
    if (known) this.#unreported.delete(known);
    if (this.#entries.size >= MOST_ENTRIES)
      for (const entry of makeRoom(this.#entries, nowMs)) this.#unreported.delete(entry);
    const none = { spent: 0, unreported: 0, leased: 0, isFull: false, taking: undefined };
    const fresh: Entry = { limit, subject, endsMs: limit.endsMs(nowMs), ...none };
    this.#entries.set(key, fresh);
    return fresh;
  }
}

function additionOf({ limit, subject, endsMs }: Entry, amount: number): AddedUse {
  return { measure: limit.measure, subject, amount, endsMs };
}

/** Drops what is over, then the oldest: their counts in the database stay. Answers what was dropped. */
function makeRoom(entries: Map<string, Entry>, nowMs: number): Entry[] {
  const over = [...entries].filter(([, { endsMs }]) => endsMs <= nowMs);
  const excess = entries.size - over.length - MOST_ENTRIES * 0.9;
  const oldest = excess > 0 ? [...entries].slice(0, excess) : [];
  for (const [key] of [...over, ...oldest]) entries.delete(key);
  return [...over, ...oldest].map(([, entry]) => entry);
}
