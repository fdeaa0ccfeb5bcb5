import type { Migration } from '../migration';

/** Projects of one picture, rendered to a picture file; `video_key` of a render names its file, whatever its format. */
export const imageProjects: Migration = {
  name: '0006-image-projects',
  statements: `
alter table project add column kind text not null default 'video' check (kind in ('video', 'image'));
alter table render add column format text not null default 'mp4' check (format in ('mp4', 'png', 'jpeg', 'webp'));
`,
};
