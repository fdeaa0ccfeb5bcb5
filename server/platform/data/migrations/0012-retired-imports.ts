import type { Migration } from '../migration';

/** Since when an import has been replaced or removed: its files go once nothing has been made of it for long. */
export const retiredImports: Migration = {
  name: '0012-retired-imports',
  statements: `
alter table ingredient_template add column retired_at timestamptz;
update ingredient_template set retired_at = now() where retired and tenant_id is not null;
create index ingredient_template_retired_at on ingredient_template (retired_at) where retired_at is not null;
`,
};
