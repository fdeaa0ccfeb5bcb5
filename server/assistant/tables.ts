import type { BriefMessage, BriefSave, StoryboardDraft, TextLanguage } from '@spotreel/sdk/internal/contract';
import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

export const projectBrief = pgTable('project_brief', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  text: text('text').notNull(),
  /** At most three. */
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  plannedBy: text('planned_by', { enum: ['rules', 'provider'] }).notNull(),
  /** As it was planned or saved last. */
  storyboard: jsonb('storyboard').$type<StoryboardDraft>().notNull(),
  /** The conversation, oldest first. */
  messages: jsonb('messages').$type<BriefMessage[]>().notNull().default([]),
  /** Texts of the storyboard that people wrote themselves. */
  ownTexts: jsonb('own_texts').$type<BriefSave['ownTexts']>().notNull().default([]),
  brandId: idColumn('brand_id'),
  /** Language of the texts. Null: the one that the brief asks for, else its own. */
  language: text('language').$type<TextLanguage>(),
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
  createdAt: createdAt(),
});

/** Usage of the language model by the people of a tenant. */
export const assistantUsage = pgTable(
  'assistant_usage',
  {
    tenantId: idColumn('tenant_id').notNull(),
    /** UTC, as `2026-11`. */
    month: text('month').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  ({ tenantId, month }) => [primaryKey({ columns: [tenantId, month] })],
);
