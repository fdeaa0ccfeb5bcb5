import type { Database } from '../data/database';
import type { ClaimedJob, NewJob } from './queue';

/**
 * Writes the result of a job in the transaction that ends it. It may answer an action for after the commit: a file must
 * not be deleted before the row that names it.
 */
export type Commit = (tx: Database) => Promise<Afterwards | undefined>;
export type Afterwards = () => Promise<void>;

export interface JobHandler {
  /**
   * Locks the row that the job serves. All transactions lock in the order project, render, job, as those that cancel or
   * delete do. Two transactions that lock in different orders wait for each other without end.
   */
  lock(tx: Database, job: ClaimedJob): Promise<void>;
  /** Does the work. `signal` fires when the job was cancelled or the server stops. */
  run(job: ClaimedJob, signal: AbortSignal): Promise<Commit>;
  /** True if another try may help. */
  isWorthRetry(error: unknown, job: ClaimedJob): boolean;
  /**
   * Writes the failure of the last try, in the transaction that ends the job. It may answer a job that does the work once
   * more: the queue keeps that one for an operator.
   */
  failed(tx: Database, job: ClaimedJob, error: unknown): Promise<NewJob | undefined>;
  /** After the job has ended in whatever way. */
  ended?(job: ClaimedJob, how: 'done' | 'failed' | 'lost'): Promise<void>;
}
