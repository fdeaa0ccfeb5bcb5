import type { Ratio, TemplateManifest } from '@spotreel/sdk/internal/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** The newest import of each package; the templates of those before it are retired, and stay for their projects. */
export const templatePackage = pgTable('template_package', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  packageId: text('package_id').notNull(),
  /** Counts the imports. */
  revision: integer('revision').notNull().default(1),
  manifest: jsonb('manifest').$type<TemplateManifest>().notNull(),
  /** Name in the package -> key. */
  files: jsonb('files').$type<Readonly<Record<string, string>>>().notNull(),
  groupId: idColumn('group_id').notNull(),
  templateIds: jsonb('template_ids').$type<Readonly<Partial<Record<Ratio, number>>>>().notNull(),
  sizeBytes: idColumn('size_bytes').notNull(),
  importedBy: idColumn('imported_by'),
  createdAt: createdAt(),
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
  /** Its row stays: the same package may come again. */
  removedAt: timeColumn('removed_at'),
});
