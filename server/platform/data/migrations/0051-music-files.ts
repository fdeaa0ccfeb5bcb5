import type { Migration } from '../migration';

/** Music among the media, with what was measured of it, its waveform, and the job that converts it. */
export const musicFiles: Migration = {
  name: '0051-music-files',
  statements: `
alter table media drop constraint media_type_check;
alter table media add constraint media_type_check check (type in ('image', 'video', 'lottie', 'audio'));
alter table media add column content_samples integer check (content_samples > 0);
alter table media add column loudness_lufs double precision;
alter table media add column true_peak_db double precision;
alter table media add column peaks double precision[];
`,
};
