import type { Migration } from '../migration';

/** Folders lie in each other. A file that its owner deleted stays until nothing shows it. */
export const assets: Migration = {
  name: '0034-assets',
  statements: `
alter table media_folder add column parent_id bigint references media_folder on delete set null;
create index media_folder_owner on media_folder (owner_id);
alter table media add column retired_at timestamptz;
create index media_folder_files on media (folder_id) where folder_id is not null;
create index media_retired on media (retired_at) where retired_at is not null;
`,
};
