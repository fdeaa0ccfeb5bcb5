import type { PosterColor, Ratio } from '@spotreel/sdk/internal/contract';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../../platform/data/columns';

/** Keys of the pictures of a layout. */
export interface TemplatePictures {
  readonly poster: string;
  readonly posterColor?: PosterColor;
  /** Preview that plays while the pointer rests on the card. */
  readonly preview?: string;
}

/** Filters of lists. Ids of categories, goals and moods. The server keeps them in memory: `server/library/listing`. */
const facets = () => ({
  categories: integer('categories').array().notNull(),
  goals: integer('goals').array().notNull(),
  moods: integer('moods').array().notNull(),
  /** See `server/library/search/search-text.ts`. */
  search: text('search').notNull(),
  retired: boolean('retired').notNull().default(false),
  /** Revision of `library_seed` when the row was written last. */
  revision: integer('revision').notNull().default(1),
});

/** List entries of animations; the source is the row of `ingredient_template` with the same id. */
export const template = pgTable('template', {
  id: idColumn('id').primaryKey(),
  /** Null: of the library, for everybody. */
  tenantId: idColumn('tenant_id'),
  groupId: idColumn('group_id'),
  /** In its group. */
  position: integer('position').notNull().default(0),
  name: text('name').notNull(),
  description: text('description').notNull(),
  tier: text('tier', { enum: ['free', 'premium'] }).notNull(),
  kind: text('kind', { enum: ['video', 'image'] }).notNull(),
  orientation: text('orientation', { enum: ['landscape', 'portrait', 'square'] }).notNull(),
  durationSeconds: doublePrecision('duration_seconds').notNull(),
  /** By ratio: each layout has some. */
  pictures: jsonb('pictures').$type<Readonly<Partial<Record<Ratio, TemplatePictures>>>>().notNull(),
  ...facets(),
  createdAt: createdAt(),
});

export const templateGroup = pgTable('template_group', {
  id: idColumn('id').primaryKey().default(sql`nextval('template_project_id')`),
  tenantId: idColumn('tenant_id'),
  name: text('name').notNull(),
  description: text('description').notNull(),
  tier: text('tier', { enum: ['free', 'premium'] }).notNull(),
  kinds: text('kinds').array().notNull(),
  orientations: text('orientations').array().notNull(),
  ...facets(),
  createdAt: createdAt(),
});
