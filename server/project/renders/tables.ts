import type { OutputFrameRate, OutputQuality, OutputResolution } from '@spotreel/sdk/internal/contract';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../../platform/data/columns';
import type { ProjectSnapshot } from '../composition/snapshot';

export interface RenderFailure {
  readonly code: string;
  readonly message: string;
}

/** Requested output of a video. */
export interface StoredOutput {
  readonly resolution: OutputResolution;
  readonly quality: OutputQuality;
  /** Absent: 30. */
  readonly frameRate?: OutputFrameRate;
  /** Absent: false. */
  readonly transparent?: boolean;
}

export const render = pgTable('render', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  /** Null once the project is deleted: the render still counts against the account's limit. */
  projectId: idColumn('project_id'),
  projectVersion: integer('project_version').notNull(),
  status: text('status', { enum: ['queued', 'rendering', 'done', 'failed', 'cancelled'] })
    .notNull()
    .default('queued'),
  format: text('format', { enum: ['mp4', 'webm', 'mov', 'gif', 'png', 'jpeg', 'webp'] })
    .notNull()
    .default('mp4'),
  /** Null for an image and a GIF. */
  output: jsonb('output').$type<StoredOutput>(),
  /** The project as it was when the render was asked for. */
  snapshot: jsonb('snapshot').$type<ProjectSnapshot>().notNull(),
  percentage: integer('percentage').notNull().default(0),
  framesTotal: integer('frames_total').notNull().default(0),
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  /** The ratio of the file, which the database takes from its size. The snapshot has the ratio of the project. */
  ratio: text('ratio', { enum: ['landscape', 'portrait', 'square'] })
    .notNull()
    .generatedAlwaysAs(
      sql`case when width_px > height_px then 'landscape' when width_px < height_px then 'portrait' else 'square' end`,
    ),
  durationSeconds: doublePrecision('duration_seconds').notNull(),
  sizeBytes: idColumn('size_bytes'),
  /** The file, in its format. */
  videoKey: text('video_key'),
  posterKey: text('poster_key'),
  error: jsonb('error').$type<RenderFailure>(),
  /** Id of the HTTP request that asked for it. Null: a job did, or it is older than this column. */
  requestId: text('request_id'),
  createdAt: createdAt(),
  startedAt: timeColumn('started_at'),
  finishedAt: timeColumn('finished_at'),
});

export interface StoredStill {
  readonly ingredient: number;
  readonly key: string;
  /** Version of the project that it shows; older stills have none. */
  readonly version?: number;
}

export const keyframeRequest = pgTable('keyframe_request', {
  projectId: idColumn('project_id').primaryKey(),
  projectVersion: integer('project_version').notNull(),
  status: text('status', { enum: ['processing', 'ready', 'error'] }).notNull(),
  stills: jsonb('stills').$type<StoredStill[]>().notNull().default([]),
  requestedAt: timeColumn('requested_at').notNull().defaultNow(),
});

/** A painted segment that later renders of the account may use. Its file is below `cachedSegmentsPrefix`. */
export const cachedSegment = pgTable(
  'cached_segment',
  {
    ownerId: idColumn('owner_id').notNull(),
    /** Hash of the painter, its settings and everything that is seen. */
    contentKey: text('content_key').notNull(),
    sizeBytes: idColumn('size_bytes').notNull(),
    usedAt: timeColumn('used_at').notNull().defaultNow(),
  },
  ({ ownerId, contentKey }) => [primaryKey({ columns: [ownerId, contentKey] })],
);

/** A part of a render that one painter paints. */
export const renderSegment = pgTable(
  'render_segment',
  {
    renderId: idColumn('render_id').notNull(),
    part: integer('part').notNull(),
    startFrame: integer('start_frame').notNull(),
    durationFrames: integer('duration_frames').notNull(),
    framesPainted: integer('frames_painted').notNull().default(0),
    /** Its file is in the storage. */
    isPainted: boolean('is_painted').notNull().default(false),
    /** Worker that began to paint it last, and the claim of its job. */
    worker: text('worker'),
    claim: integer('claim').notNull().default(-1),
  },
  ({ renderId, part }) => [primaryKey({ columns: [renderId, part] })],
);
