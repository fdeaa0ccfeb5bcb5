import type { StoryboardDraft } from '@spotreel/sdk/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../platform/data/columns';

export const projectBrief = pgTable('project_brief', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  text: text('text').notNull(),
  /** At most three. */
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  plannedBy: text('planned_by', { enum: ['rules', 'provider'] }).notNull(),
  /** As it was planned last; changes that people make travel with their calls. */
  storyboard: jsonb('storyboard').$type<StoryboardDraft>().notNull(),
  createdAt: createdAt(),
});
