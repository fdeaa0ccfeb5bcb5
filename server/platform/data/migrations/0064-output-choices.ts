import type { Migration } from '../migration';

/** Size and quality of exported videos. Videos of before were all made of the same ones; images have none. */
export const outputChoices: Migration = {
  name: '0064-output-choices',
  statements: `
alter table render add column output jsonb;
update render set output = '{"resolution": "1080p", "quality": "standard"}' where format = 'mp4';
alter table video_batch add column output jsonb not null default '{}';
`,
};
