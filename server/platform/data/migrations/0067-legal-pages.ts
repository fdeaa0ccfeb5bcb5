import type { Migration } from '../migration';

/** Terms, privacy and cookies as the admins of a tenant write them. Those of before have written none. */
export const legalPages: Migration = {
  name: '0067-legal-pages',
  statements: `
create table legal_page (
  tenant_id bigint not null references tenant on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'cookies')),
  text text not null check (length(text) between 1 and 50000),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, kind)
);
`,
};
