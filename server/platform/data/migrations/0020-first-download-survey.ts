import type { Migration } from '../migration';

/**
 * The survey that an installation begins with asks after the first download, no longer while a finished video waits to
 * be downloaded. Only surveys with the trigger that they were made with are changed.
 */
export const firstDownloadSurvey: Migration = {
  name: '0020-first-download-survey',
  statements: `
insert into survey_action_class (id, environment_id, name, type)
select 'c' || substr(md5(random()::text || environment_id || names.name), 1, 23), environment_id, names.name, 'code'
from (select distinct environment_id from survey where type = 'web' and name = 'After the first video'
      and content -> 'triggers' = '["Render Finished"]') as surveys
cross join (values ('First Video Downloaded'), ('Video Downloaded')) as names (name)
where not exists (select 1 from survey_action_class as known
                  where known.environment_id = surveys.environment_id and known.name = names.name);
update survey set content = jsonb_set(content, '{triggers}', '["First Video Downloaded"]')
where type = 'web' and name = 'After the first video' and content -> 'triggers' = '["Render Finished"]';
`,
};
