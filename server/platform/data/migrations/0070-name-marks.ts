import type { Migration } from '../migration';

/**
 * Names that the assistant draws as logos are no uploads. Those of before have a stock key that no copied stock image has. One that
 * its owner has filed in a folder or shared stays an asset.
 */
export const nameMarks: Migration = {
  name: '0070-name-marks',
  statements: `
alter table media add column is_name_mark boolean not null default false;
update media set is_name_mark = true
  where stock_key like 'name-mark %' and source_type = 'ingredient_bound' and folder_id is null and sharing is null and former_of is null;
create index media_name_marks on media (created_at) where is_name_mark;
`,
};
