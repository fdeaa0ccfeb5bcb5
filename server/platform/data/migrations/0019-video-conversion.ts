import type { Migration } from '../migration';

/** Videos are converted by a job after their upload: until then they have no preview, and a failure says why. */
export const videoConversion: Migration = {
  name: '0019-video-conversion',
  statements: `
alter table job drop constraint job_kind_check;
alter table job add constraint job_kind_check check (
  kind in ('render-prepare', 'render-segment', 'render-assemble', 'keyframes', 'poster', 'template-motion', 'convert-video')
);
alter table media alter column preview_key drop not null;
alter table media add column percentage integer not null default 0;
alter table media add column failure jsonb;
`,
};
