import type { Migration } from '../migration';

/**
 * `kept`: lists show the project; one that was made for a look is kept once it was changed. `content_version`: the
 * version since which the video looks as it does, so that finished files know whether they are older.
 */
export const keptProjects: Migration = {
  name: '0018-kept-projects',
  statements: `
alter table project add column kept boolean not null default true;
alter table project add column content_version integer;
update project set content_version = version;
alter table project alter column content_version set not null;
alter table project alter column content_version set default 1;
create index project_untouched on project (created_at) where not kept;
`,
};
