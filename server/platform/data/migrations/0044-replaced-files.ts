import type { Migration } from '../migration';

/** The file that an asset had before it was replaced is a row of its own, which is deleted as other files are. */
export const replacedFiles: Migration = {
  name: '0044-replaced-files',
  statements: `
alter table media add column former_of bigint references media on delete set null;
create index media_former on media (former_of) where former_of is not null;
create index media_source on media (source_media_id) where source_media_id is not null;
`,
};
