/**
 * The queue of everything that takes long, as the rest of the server knows it; `boss-queue.ts` implements it with
 * pg-boss. A job is written in the transaction of the rows that it serves, and ended in one. Every change of a claimed
 * job names its claim. Once the job has been given to another worker, the first one can neither end it nor write its
 * rows.
 */
import type { Database } from '../data/database';
import type { Meters } from '../metrics/meters';
import type { Tracing } from '../tracing/tracing';
import type { JobKind } from './job-kind';

/** Account whose share of the workers a job takes. */
export interface JobOwner {
  /** The account. */
  readonly id: number;
  readonly tenantId: number;
}

export interface NewJob {
  readonly kind: JobKind;
  /** The render, the project, the template package or the video that it works for. */
  readonly subjectId: number;
  /** Number of the segment. Default 0. */
  readonly part?: number;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Milliseconds before it may run. Default 0. */
  readonly delayMs?: number;
  /** Amount of work: seconds of video. Of one account, the video with the least left is painted first. Default 1. */
  readonly workSeconds?: number;
  /** Account whose share of the slots it takes. Absent: no account's share. */
  readonly owner?: JobOwner;
}

export interface ClaimedJob {
  readonly id: string;
  /** Name of its kind. */
  readonly name: string;
  readonly queue: string;
  readonly subjectId: number;
  readonly part: number;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Rises each time the job is claimed. */
  readonly claim: number;
  readonly workSeconds: number;
  /** `traceparent` of what enqueued it. */
  readonly trace?: string | undefined;
  /** Tries that ended with an error. */
  readonly failures: number;
  /** Tries that ended because database or files could not be reached. */
  readonly outages: number;
  /** Claims whose worker fell silent: its process or its machine was gone. */
  readonly losses: number;
  /** Claims that a stop of the server ended. */
  readonly interruptions: number;
  /** As `fair-share.ts` names it. */
  readonly tenant: string | undefined;
}

export interface QueueCounts {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  /** As `JobCounts.oldestSeconds`. */
  readonly oldestSeconds: number;
}

export interface JobCounts {
  readonly queued: number;
  readonly active: number;
  /** Given up, kept for an operator. */
  readonly dead: number;
  /** Waiting time of the job that could have begun first; 0 when none waits. */
  readonly oldestSeconds: number;
  /** Queues that have jobs. */
  readonly queues: readonly QueueCounts[];
}

export interface JobQueue {
  /** Meters of this process. */
  readonly meters: Meters;
  /** A job goes on with the trace of what enqueued it. */
  readonly tracing: Tracing;
  /** In the transaction `tx`; workers of all processes hear of it when that commits. */
  enqueue(tx: Database, jobs: readonly NewJob[]): Promise<void>;
  /** Behind everything else, and only if the same does not wait already. */
  enqueueLast(tx: Database, job: NewJob): Promise<void>;
  /** Removes the jobs of a subject, dead ones too. A worker that runs one finds out when it renews it. */
  remove(tx: Database, kinds: readonly JobKind[], subjectId: number): Promise<void>;
  /** The next job, in fair shares. */
  claim(queue: string): Promise<ClaimedJob | undefined>;
  /** Says that these are still worked on; answers the ids of those that are still the caller's. */
  renew(queue: string, jobs: readonly ClaimedJob[]): Promise<ReadonlySet<string>>;
  /** Ends the job; false if the claim is no longer valid, in which case `tx` must not count either. */
  finish(tx: Database, job: ClaimedJob): Promise<boolean>;
  /** Gives it another try, and counts the failure. */
  retry(job: ClaimedJob, error: unknown): Promise<void>;
  /** Gives it another try once `delayMs` have passed, without counting a failure: database or files are away. */
  postpone(job: ClaimedJob, error: unknown, delayMs: number): Promise<void>;
  /** Gives back what a stop interrupted, without counting it as a failure. */
  putBack(job: ClaimedJob): Promise<void>;
  /** As `putBack`, of every job: for a database that only this process can reach. */
  putBackAll(): Promise<void>;
  /** Keeps a job that failed for good: `again` is what would do its work once more. */
  bury(tx: Database, again: NewJob, error: unknown): Promise<void>;
  /** Enqueues all dead jobs; answers how many. */
  redrive(): Promise<number>;
  counts(): Promise<JobCounts>;
  /** `listener` hears when jobs of the queue may have become ready, in whatever process. Answers the function that ends it. */
  onReady(queue: string, listener: () => void): () => void;
  /** Gives back the space of ended jobs where the database does not do so by itself. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
