import type { Migration } from '../migration';

/** Lottie animations among the media; `motion_key` names a picture of one that moves. */
export const animations: Migration = {
  name: '0013-animations',
  statements: `
alter table media drop constraint media_type_check;
alter table media add constraint media_type_check check (type in ('image', 'video', 'lottie'));
alter table media add column motion_key text;
`,
};
