import type { Migration } from '../migration';

/** Images of before are looked at once: some need a copy that all painters read alike. */
export const oldMasters: Migration = {
  name: '0086-old-masters',
  statements: `
alter table media add column is_master_due boolean not null default false;
update media set is_master_due = true where type = 'image' and source_type <> 'library' and shown_key is null;
`,
};
