import type { Migration } from '../migration';

/** Which part of its source a cropped picture shows, px of the source: x, y, width, height. Null for those of before: it is not known. */
export const pictureCrops: Migration = {
  name: '0021-picture-crops',
  statements: `
alter table media add column crop double precision[];
create index media_crops on media (created_at) where source_media_id is not null;
`,
};
