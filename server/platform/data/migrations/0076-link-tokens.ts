import type { Migration } from '../migration';

/**
 * Secrets of links are random, and stored as hashes. Links that were given out before are bound by their hashes at the next
 * start of a server, which has the keys that signed them.
 */
export const linkTokens: Migration = {
  name: '0076-link-tokens',
  statements: `
create table link_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset_password', 'invitation', 'share', 'google_nonce')),
  subject_id bigint not null,
  person text not null,
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
create index link_token_subject on link_token (purpose, subject_id);
create index link_token_ends on link_token (ends_at);
alter table invitation add column has_old_link boolean not null default false;
update invitation set has_old_link = true where accepted_at is null;
alter table share_link add column sealed_token text, add column has_old_link boolean not null default false;
update share_link set has_old_link = true;
`,
};
