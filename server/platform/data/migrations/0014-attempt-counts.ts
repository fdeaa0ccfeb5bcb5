import type { Migration } from '../migration';

/** Limits that are counted in the database. */
export const attemptCounts: Migration = {
  name: '0014-attempt-counts',
  statements: `
create table attempt_count (
  scope text not null,
  key text not null,
  count int not null,
  ends_at timestamptz not null,
  primary key (scope, key)
);
create index attempt_count_ends on attempt_count (ends_at);
`,
};
