import type { Migration } from '../migration';

/** A brief is reopened as it was left: with the conversation, the person's own texts and the brand. Briefs of before have none of them. */
export const briefConversations: Migration = {
  name: '0071-brief-conversations',
  statements: `
alter table project_brief add column messages jsonb not null default '[]',
  add column own_texts jsonb not null default '[]',
  add column brand_id bigint references organisation on delete set null,
  add column updated_at timestamptz not null default now();
update project_brief set updated_at = created_at;
create index project_brief_updated on project_brief (owner_id, updated_at desc, id desc);
create index project_last_brief on project (last_brief_id) where last_brief_id is not null;
`,
};
