import type { Migration } from '../migration';

/** From which networks an account has signed in. */
export const signInNetworks: Migration = {
  name: '0015-sign-in-networks',
  statements: `
create table sign_in_network (
  user_id bigint not null references app_user on delete cascade,
  network text not null,
  last_at timestamptz not null,
  primary key (user_id, network)
);
`,
};
