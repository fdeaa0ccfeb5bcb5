import type { Database } from '../../platform/data/database';
import { findPageSurvey, surveyIdIn } from './page-survey';

/** The tenant whose survey the page shows. Throws `not_found`. */
export async function tenantOfSurveyPage(db: Database, url: URL): Promise<number> {
  return (await findPageSurvey(db, surveyIdIn(url), 'drafts')).environment.tenantId;
}
