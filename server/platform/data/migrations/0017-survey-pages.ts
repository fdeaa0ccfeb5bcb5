import type { Migration } from '../migration';

/**
 * Surveys on their own pages: one response for a personal link, and one for a checked email address. Clients could send
 * the same id twice before; the first response keeps it, the others have it in `meta`.
 */
export const surveyPages: Migration = {
  name: '0017-survey-pages',
  statements: `
alter table signing_key drop constraint signing_key_purpose_check;
alter table signing_key add constraint signing_key_purpose_check
  check (purpose in ('session', 'media', 'survey_upload', 'survey_page'));

alter table survey_response add column verified_email text;

update survey_response later
  set single_use_id = null, meta = later.meta || jsonb_build_object('singleUseId', later.single_use_id)
  where later.single_use_id is not null and exists (
    select 1 from survey_response earlier
    where earlier.survey_id = later.survey_id and earlier.single_use_id = later.single_use_id
      and (earlier.created_at, earlier.id) < (later.created_at, later.id)
  );
create unique index survey_response_single_use on survey_response (survey_id, single_use_id)
  where single_use_id is not null;
create unique index survey_response_verified_email on survey_response (survey_id, verified_email)
  where verified_email is not null;
`,
};
