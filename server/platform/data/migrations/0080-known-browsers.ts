import type { Migration } from '../migration';

/**
 * Codes that are mailed at a login from a new browser, and the browsers that gave one. Addresses of data exports get random
 * secrets: those of before, which were signed row numbers, no longer work.
 */
export const knownBrowsers: Migration = {
  name: '0080-known-browsers',
  statements: `
create table login_code (
  user_id bigint primary key references app_user on delete cascade,
  code_hash text not null,
  ends_at timestamptz not null
);
create table known_browser (
  user_id bigint not null references app_user on delete cascade,
  token_hash text not null,
  last_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_browser_last on known_browser (last_at);
alter table app_user add column login_code_used_at timestamptz;
alter table link_token drop constraint link_token_purpose_check;
alter table link_token add constraint link_token_purpose_check
  check (purpose in ('reset_password', 'invitation', 'share', 'google_nonce', 'data_export'));
alter table data_export add column sealed_token text;
`,
};
