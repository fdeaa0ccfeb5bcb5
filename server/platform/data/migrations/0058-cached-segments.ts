import type { Migration } from '../migration';

/** Painted segments that a later render of the same account may use again. A deleted account takes its rows with it. */
export const cachedSegments: Migration = {
  name: '0058-cached-segments',
  statements: `
create table cached_segment (
  owner_id bigint not null references app_user (id) on delete cascade,
  content_key text not null,
  size_bytes bigint not null,
  used_at timestamptz not null default now(),
  primary key (owner_id, content_key)
);
create index cached_segment_used on cached_segment (used_at);
`,
};
