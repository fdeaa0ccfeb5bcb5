import type { Migration } from '../migration';

/** How dark and how bright pictures and videos are, cell by cell. Files of before are measured by the sweep. */
export const mediaBrightness: Migration = {
  name: '0072-media-brightness',
  statements: `
alter table media add column brightness text check (length(brightness) = 512 and brightness !~ '[^0-9a-v]');
`,
};
