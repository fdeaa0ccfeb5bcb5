import type { Migration } from '../migration';

/** What a project held and has let go of, where it could not get it anew (`server/project/retired/retired-parts`). */
export const retiredParts: Migration = {
  name: '0007-retired-parts',
  statements: `
alter table project add column retired jsonb not null default '{"customisations": [], "tracks": [], "musicKits": [], "fonts": []}';
`,
};
