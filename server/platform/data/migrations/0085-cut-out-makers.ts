import type { Migration } from '../migration';

/** What found the edges of images without their background. Nothing is known of copies of before. */
export const cutOutMakers: Migration = {
  name: '0085-cut-out-makers',
  statements: `
alter table media add column cut_out_by text check (cut_out_by in ('person', 'ground', 'model', 'brush'));
`,
};
