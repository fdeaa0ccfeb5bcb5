/** Every number of `/metrics`. Dashboards, alerts and `docs/operating.md` name no other one; a test compares them. */

interface Metric {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  readonly help: string;
}

export const metricCatalogue = {
  spotreel_http_request_seconds: {
    type: 'histogram',
    labels: ['method', 'route', 'status'],
    help: 'Answers by call.',
  },
  spotreel_jobs_total: {
    type: 'counter',
    labels: ['kind', 'result'],
    help: 'Jobs that this process ended: done, retried, failed, or lost to another process.',
  },
  spotreel_job_errors_total: {
    type: 'counter',
    labels: ['kind', 'code'],
    help: 'Tries of jobs that ended with an error, by its code.',
  },
  spotreel_job_losses_total: {
    type: 'counter',
    labels: ['kind'],
    help: 'Jobs that this process took over from a worker that fell silent.',
  },
  spotreel_job_seconds: { type: 'histogram', labels: ['kind'], help: 'How long tries of jobs took.' },
  spotreel_segments_total: {
    type: 'counter',
    labels: ['source'],
    help: 'Segments of videos: painted, or kept from an earlier export.',
  },
  spotreel_frames_total: { type: 'counter', labels: ['source'], help: 'Frames of these segments.' },
  spotreel_quota_refusals_total: {
    type: 'counter',
    labels: ['measure'],
    help: 'What this process refused because a quota was used up.',
  },
  spotreel_quota_used: {
    type: 'gauge',
    labels: ['measure'],
    help: 'Bytes or rows that all subjects of a quota use and reserve together.',
  },
  spotreel_quota_near: {
    type: 'gauge',
    labels: ['measure'],
    help: 'Accounts, tenants, environments or networks that came near a quota: 80%.',
  },
  spotreel_quota_highest_ratio: {
    type: 'gauge',
    labels: ['measure'],
    help: 'Part of the configured limit that the first subject uses: 1 is all of it.',
  },
  spotreel_jobs_queued: { type: 'gauge', labels: [], help: 'Jobs that wait.' },
  spotreel_jobs_active: { type: 'gauge', labels: [], help: 'Jobs that run on all machines.' },
  spotreel_jobs_oldest_seconds: { type: 'gauge', labels: [], help: 'How long the first waiting job has waited.' },
  spotreel_jobs_dead: { type: 'gauge', labels: [], help: 'Jobs that failed permanently and can be tried again.' },
  spotreel_queue_jobs: { type: 'gauge', labels: ['queue', 'state'], help: 'Jobs by queue: waiting or active.' },
  spotreel_queue_oldest_seconds: {
    type: 'gauge',
    labels: ['queue'],
    help: 'How long the first waiting job of the queue has waited.',
  },
  spotreel_blender_works: {
    type: 'gauge',
    labels: [],
    help: 'Whether the configured Blender of this process renders: 1 or 0.',
  },
  spotreel_parsers: { type: 'gauge', labels: ['state'], help: 'Parser processes of this process: busy or idle.' },
  spotreel_parser_requests_waiting: { type: 'gauge', labels: [], help: 'Inputs that wait for a parser process.' },
  spotreel_parser_seconds: {
    type: 'histogram',
    labels: ['parser'],
    help: 'How long parser processes read inputs, without the time that they waited.',
  },
  spotreel_parser_refusals_total: {
    type: 'counter',
    labels: ['parser', 'code'],
    help: 'Inputs that were not read: an error code, or the limit that was reached, which is time, memory or output.',
  },
  spotreel_painters: { type: 'gauge', labels: ['state'], help: 'Painters of this process: busy or idle.' },
  spotreel_segment_cache_bytes: { type: 'gauge', labels: [], help: 'Painted segments that are kept.' },
  spotreel_database_connections: {
    type: 'gauge',
    labels: ['state'],
    help: 'Connections of this process: busy, idle, or callers that wait for one.',
  },
  spotreel_memory_bytes: { type: 'gauge', labels: [], help: 'Memory of this process.' },
  spotreel_memory_limit_bytes: { type: 'gauge', labels: [], help: 'Memory that its container or machine has.' },
  spotreel_start_time_seconds: { type: 'gauge', labels: [], help: 'When this process started, seconds since 1970.' },
  spotreel_disk_free_bytes: { type: 'gauge', labels: [], help: 'Room on the disk of the data folder.' },
  spotreel_disk_bytes: { type: 'gauge', labels: [], help: 'Size of the disk of the data folder.' },
  spotreel_backup_age_seconds: { type: 'gauge', labels: [], help: 'Age of the last whole backup of this data folder.' },
  spotreel_event_loop_p99_seconds: {
    type: 'gauge',
    labels: [],
    help: 'By how much timers were late since the last reading, at the 99th percentile.',
  },
} as const satisfies Record<string, Metric>;

type Catalogue = typeof metricCatalogue;
export type MetricName = keyof Catalogue;
type NameOf<Type extends Metric['type']> = {
  [Name in MetricName]: Catalogue[Name]['type'] extends Type ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type GaugeName = NameOf<'gauge'>;
export type HistogramName = NameOf<'histogram'>;

/** A value for each label of the metric. Values are of small sets: each combination is a series. */
export type LabelsOf<Name extends MetricName> = Readonly<Record<Catalogue[Name]['labels'][number], string>>;
