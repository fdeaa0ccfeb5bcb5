import type { Ratio, RenderChoices } from '@spotreel/sdk/internal/contract';
import type { BatchValues } from '@spotreel/sdk/internal/project';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../platform/data/columns';
import type { ProjectContent } from '../project/content';

/** The state of a project that all videos of a batch begin with, as it was when the batch was made. */
export interface StoredBase {
  /** Absent: `lottie`, the only one that batches could have before. */
  readonly renderer?: 'lottie' | 'blender';
  readonly kind: 'video' | 'image';
  readonly ratio: Ratio;
  readonly recipeId: number | null;
  readonly recipeName: string | null;
  readonly templateFamilyId: number | null;
  readonly brandId: number | null;
  readonly content: ProjectContent;
}

export interface RowFailure {
  readonly code: string;
  readonly message: string;
}

export const videoBatch = pgTable('video_batch', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  name: text('name').notNull(),
  base: jsonb('base').$type<StoredBase>().notNull(),
  /** An empty value leaves its field as it is. */
  keepsEmpty: boolean('keeps_empty').notNull().default(false),
  /** Videos are exported as soon as they are created. */
  exportsNew: boolean('exports_new').notNull().default(false),
  /** Choices for each export. */
  output: jsonb('output').$type<RenderChoices>().notNull().default({}),
  /** Links that were fetched -> id of the image. */
  images: jsonb('images').$type<Record<string, number>>().notNull().default({}),
  /** Code of the error for which exports wait. */
  halt: text('halt'),
  createdAt: createdAt(),
});

export const videoBatchRow = pgTable('video_batch_row', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  batchId: idColumn('batch_id').notNull(),
  /** From 0. */
  position: integer('position').notNull(),
  name: text('name').notNull(),
  fieldValues: jsonb('field_values').$type<BatchValues>().notNull(),
  status: text('status', { enum: ['waiting', 'created', 'failed', 'cancelled'] })
    .notNull()
    .default('waiting'),
  /** Null again once the video was deleted. */
  projectId: idColumn('project_id'),
  /** The newest export that the batch has asked for. */
  renderId: idColumn('render_id'),
  /** Its export is asked for once the account has room. */
  isExportWanted: boolean('is_export_wanted').notNull().default(false),
  error: jsonb('error').$type<RowFailure>(),
});
