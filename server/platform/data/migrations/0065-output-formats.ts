import type { Migration } from '../migration';

/** Videos may be WebM, ProRes and GIF as well as MP4. */
export const outputFormats: Migration = {
  name: '0065-output-formats',
  statements: `
alter table render drop constraint render_format_check;
alter table render add constraint render_format_check check (format in ('mp4', 'webm', 'mov', 'gif', 'png', 'jpeg', 'webp'));
`,
};
