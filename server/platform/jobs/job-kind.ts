/** A kind of jobs. Each domain declares its own in `job-kinds.ts`; the queue reads from them what it does with a job. */
export interface JobKind<Name extends string = string> {
  /** Stored with each job, and a label of the measurements. Jobs that wait keep it over an upgrade. */
  readonly name: Name;
  /** Jobs of one queue share the slots of its workers. */
  readonly queue: string;
  /** One of `PRIORITY`. */
  readonly priority: number;
  /** Enqueuing a job again while it waits replaces it: a burst of saves is one job. */
  readonly isDebounced: boolean;
  /** Videos of one account take turns, too. Jobs of other kinds are alike to an account. */
  readonly isOfVideo: boolean;
}

interface JobKindRules extends Pick<JobKind, 'queue' | 'priority'> {
  /** Default: false. */
  readonly isDebounced?: boolean;
  /** Default: false. */
  readonly isOfVideo?: boolean;
}

export function jobKind<const Name extends string>(
  name: Name,
  { queue, priority, isDebounced = false, isOfVideo = false }: JobKindRules,
): JobKind<Name> {
  return { name, queue, priority, isDebounced, isOfVideo };
}
