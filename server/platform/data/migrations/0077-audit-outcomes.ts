import type { Migration } from '../migration';

/** Whether what was asked for was done. Of entries from before it is not known. */
export const auditOutcomes: Migration = {
  name: '0077-audit-outcomes',
  statements: `
alter table audit_entry add column outcome text check (outcome in ('done', 'refused', 'failed'));
`,
};
