import { pgTable } from 'drizzle-orm/pg-core';
import { idColumn, timeColumn } from '../../platform/data/columns';

/** An export on a person's own device that counts as a render. */
export const deviceExport = pgTable('device_export', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  /** Null once the project is deleted: the export still counts. */
  projectId: idColumn('project_id'),
  createdAt: timeColumn('created_at').notNull(),
  /** It failed or was canceled, and counts no more. */
  takenBackAt: timeColumn('taken_back_at'),
});
