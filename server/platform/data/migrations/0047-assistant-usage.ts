import type { Migration } from '../migration';

/** Tokens of a language model that each tenant uses in a month. */
export const assistantUsage: Migration = {
  name: '0047-assistant-usage',
  statements: `
create table assistant_usage (
  tenant_id bigint not null references tenant on delete cascade,
  month text not null,
  tokens bigint not null,
  primary key (tenant_id, month)
);
`,
};
