import type { Migration } from '../migration';

/** When keys begin to sign, and when they stop to verify. Until now a retired key verified without an end, and still does. */
export const keyRotation: Migration = {
  name: '0059-key-rotation',
  statements: `
alter table signing_key add column active_from timestamptz not null default 'epoch';
update signing_key set active_from = created_at where retired_at is null;
update signing_key set retired_at = null where retired_at is not null;
alter table signing_key alter column active_from drop default;
`,
};
