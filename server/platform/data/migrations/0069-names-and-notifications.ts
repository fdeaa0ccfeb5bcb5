import type { Migration } from '../migration';

/**
 * Names that follow the headline: a project that is called as its recipe is one of them. Texts that a person wants as they
 * are, although they equal the template's. What a project lacks, known from its next save on. When a user looked at the notifications last: what happened before counts as seen.
 */
export const namesAndNotifications: Migration = {
  name: '0069-names-and-notifications',
  statements: `
alter table project add column name_given boolean not null default true;
update project set name_given = false where name = recipe_name;
alter table project add column confirmed_texts jsonb not null default '[]';
alter table project add column completeness jsonb;
alter table app_user add column notifications_seen_at timestamptz not null default now();
create index render_notifications on render (owner_id, finished_at) where status in ('done', 'failed');
create index support_notifications on support_thread (owner_id, updated_at) where state = 'answered';
`,
};
