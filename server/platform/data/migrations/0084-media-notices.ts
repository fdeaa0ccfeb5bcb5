import type { Migration } from '../migration';

/** What of a file is not shown. Nothing is said of files of before. */
export const mediaNotices: Migration = {
  name: '0084-media-notices',
  statements: `
alter table media add column notice text;
`,
};
