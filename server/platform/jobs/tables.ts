import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../data/columns';

export const jobKinds = [
  'render-prepare',
  'render-segment',
  'render-assemble',
  'keyframes',
  'poster',
  'template-motion',
  'convert-video',
] as const;
export type JobKind = (typeof jobKinds)[number];

export const job = pgTable('job', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: jobKinds }).notNull(),
  /** The render, the project, the template package or the video that it works for. */
  subjectId: idColumn('subject_id').notNull(),
  /** Number of the segment. */
  part: integer('part').notNull().default(0),
  payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  /** Higher first. */
  priority: integer('priority').notNull(),
  state: text('state', { enum: ['queued', 'active', 'done', 'failed'] })
    .notNull()
    .default('queued'),
  attempts: integer('attempts').notNull().default(0),
  /** How often a server stopped while it ran. */
  interruptions: integer('interruptions').notNull().default(0),
  /** Frames done. */
  progress: integer('progress').notNull().default(0),
  worker: text('worker'),
  leaseUntil: timeColumn('lease_until'),
  runAfter: timeColumn('run_after').notNull().defaultNow(),
  createdAt: createdAt(),
});
