import type { Migration } from '../migration';

/** Exports may have another ratio than their project. It follows from the size of the file, also of those of before. */
export const renderRatio: Migration = {
  name: '0066-render-ratio',
  statements: `
alter table render add column ratio text not null generated always as
  (case when width_px > height_px then 'landscape' when width_px < height_px then 'portrait' else 'square' end) stored;
`,
};
