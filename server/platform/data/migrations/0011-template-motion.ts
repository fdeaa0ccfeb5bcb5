import type { Migration } from '../migration';

/** Imported templates move while they are pointed at, as those of the library do: painted by a job. */
export const templateMotion: Migration = {
  name: '0011-template-motion',
  statements: `
alter table job drop constraint job_kind_check;
alter table job add constraint job_kind_check check (
  kind in ('render-prepare', 'render-segment', 'render-assemble', 'keyframes', 'poster', 'template-motion')
);
`,
};
