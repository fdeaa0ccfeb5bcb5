import type { Migration } from '../migration';

/** A smaller preview of each file. Files from before get theirs from a sweep, which finds them by this index. */
export const mobilePreviews: Migration = {
  name: '0057-mobile-previews',
  statements: `
alter table media add column mobile_preview_key text;
create index media_mobile_preview_due on media (id) where preview_key is not null and mobile_preview_key is null;
`,
};
