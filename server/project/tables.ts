import type { GeneratedText, TextPlace } from '@spotreel/sdk/internal/contract';
import type { ProjectCompleteness } from '@spotreel/sdk/internal/project';
import { sql } from 'drizzle-orm';
import { boolean, customType, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';
import type { ProjectContent } from './content';
import { NOTHING_RETIRED, type RetiredParts } from './retired/retired-parts';
import { readStoredContent } from './stored-content';

/** Content of any age: what an older version wrote is read as what this one means by it. */
const contentColumn = customType<{ data: ProjectContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: readStoredContent,
});

export const project = pgTable('project', {
  id: idColumn('id').primaryKey().default(sql`nextval('template_project_id')`),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  name: text('name').notNull(),
  /** Somebody chose the name. False: it follows the headline, and is the recipe's before there is one. */
  nameGiven: boolean('name_given').notNull().default(true),
  version: integer('version').notNull().default(1),
  /** The version since which the video looks as it does: a new name does not count. */
  contentVersion: integer('content_version').notNull().default(1),
  renderer: text('renderer', { enum: ['lottie', 'blender'] })
    .notNull()
    .default('lottie'),
  /** An image is one scene, at the moment at which everything has arrived. */
  kind: text('kind', { enum: ['video', 'image'] })
    .notNull()
    .default('video'),
  ratio: text('ratio', { enum: ['landscape', 'portrait', 'square'] }).notNull(),
  recipeId: idColumn('recipe_id'),
  /** As it was when the project was made: shown when the recipe is gone. */
  recipeName: text('recipe_name'),
  templateFamilyId: idColumn('template_family_id'),
  brandId: idColumn('organisation_id'),
  content: contentColumn('content').notNull(),
  retired: jsonb('retired').$type<RetiredParts>().notNull().default(NOTHING_RETIRED),
  durationSeconds: doublePrecision('duration_seconds').notNull(),
  /** Lists show it. False: made for a look, and not changed yet. */
  kept: boolean('kept').notNull().default(true),
  /** Editor state of a Blender project. */
  editorState: jsonb('editor_state').$type<Readonly<Record<string, unknown>>>(),
  draft: boolean('draft').notNull().default(false),
  lastBriefId: idColumn('last_brief_id'),
  /** Texts of the assistant that no person has checked, by scene and field. */
  generatedTexts: jsonb('generated_texts').$type<readonly GeneratedText[]>().notNull().default([]),
  /** Texts that a person wants as they are, although they equal the template's. */
  confirmedTexts: jsonb('confirmed_texts').$type<readonly TextPlace[]>().notNull().default([]),
  /** As of the last save. Null: not saved since this is stored. */
  completeness: jsonb('completeness').$type<ProjectCompleteness>(),
  posterKey: text('poster_key'),
  posterVersion: integer('poster_version'),
  createdAt: createdAt(),
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
});

export const projectFeedback = pgTable('project_feedback', {
  projectId: idColumn('project_id').primaryKey(),
  userId: idColumn('user_id').notNull(),
  /** 1 to 5. */
  score: integer('score').notNull(),
  industry: text('industry').notNull().default(''),
  comment: text('comment').notNull().default(''),
  createdAt: createdAt(),
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
});
