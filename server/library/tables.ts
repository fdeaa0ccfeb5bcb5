import type {
  BuiltFamily,
  BuiltIngredient,
  BuiltSample,
  BuiltTemplate,
  LibraryManifest,
} from '@spotreel/sdk/internal/contract';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** No longer in the library; kept because projects refer to it. */
const retired = () => boolean('retired').notNull().default(false);
const position = () => integer('position').notNull();

/** One row: which library the tables hold. */
export const librarySeed = pgTable('library_seed', {
  id: integer('id').primaryKey(),
  hash: text('hash').notNull(),
  fonts: jsonb('fonts').$type<LibraryManifest['fonts']>().notNull(),
  /** Grows with each change of the templates by any process: what was counted before is counted again. */
  revision: integer('revision').notNull().default(1),
  seededAt: timeColumn('seeded_at').notNull().defaultNow(),
});

export const goal = pgTable('goal', {
  id: idColumn('id').primaryKey(),
  position: position(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  retired: retired(),
});

export const mood = pgTable('mood', {
  id: idColumn('id').primaryKey(),
  position: position(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  retired: retired(),
});

export const recipe = pgTable('recipe', {
  id: idColumn('id').primaryKey(),
  position: position(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  tier: text('tier', { enum: ['free', 'premium'] }).notNull(),
  /** Slugs. */
  goals: jsonb('goals').$type<readonly string[]>().notNull(),
  moods: jsonb('moods').$type<readonly string[]>().notNull(),
  retired: retired(),
});

export type FamilySource = Omit<BuiltFamily, 'ingredients'>;

export const templateFamily = pgTable('template_family', {
  id: idColumn('id').primaryKey(),
  recipeId: idColumn('recipe_id').notNull(),
  position: position(),
  source: jsonb('source').$type<FamilySource>().notNull(),
  retired: retired(),
});

export const ingredientTemplate = pgTable('ingredient_template', {
  id: idColumn('id').primaryKey(),
  /** Null for a single template, outside recipes. */
  templateFamilyId: idColumn('template_family_id'),
  /** Null: of the library; else whose people brought it. */
  tenantId: idColumn('tenant_id'),
  position: position(),
  source: jsonb('source').$type<BuiltIngredient | BuiltTemplate>().notNull(),
  retired: retired(),
  /** Time at which an import was replaced or removed. */
  retiredAt: timeColumn('retired_at'),
});

/** Categories of animations. */
export const category = pgTable('category', {
  id: idColumn('id').primaryKey(),
  position: position(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  retired: retired(),
});

export const musicKit = pgTable('music_kit', {
  id: idColumn('id').primaryKey(),
  position: position(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  bpm: doublePrecision('bpm').notNull(),
  moods: jsonb('moods').$type<readonly string[]>().notNull(),
  retired: retired(),
});

export const audioSample = pgTable('audio_sample', {
  id: idColumn('id').primaryKey(),
  musicKitId: idColumn('music_kit_id').notNull(),
  position: position(),
  source: jsonb('source').$type<BuiltSample>().notNull(),
  retired: retired(),
});

export const favourite = pgTable('favourite', {
  userId: idColumn('user_id').notNull(),
  kind: text('kind', { enum: ['project', 'recipe', 'template', 'template-group'] }).notNull(),
  objectId: idColumn('object_id').notNull(),
  createdAt: createdAt(),
});
