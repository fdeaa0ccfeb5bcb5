import type { ResultColumn } from '@spotreel/sdk/internal/contract';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';
import type { SurveyRow } from '../surveys/survey-row';

/**
 * Questions in order, then whatever else has answers: questions that were taken away, under their last headline, and
 * hidden fields under their name.
 */
export async function columnsOf(db: Database, { id, content, questionTitles }: SurveyRow): Promise<ResultColumn[]> {
  const questions = content.questions.map((question) => ({
    id: question.id,
    headline: question.headline,
    type: question.type,
  }));
  const known = new Set(questions.map((question) => question.id));
  const answered = await rowsOf<{ name: string }>(
    db,
    sql`select distinct jsonb_object_keys(data) as name from survey_response where survey_id = ${id} order by name`,
  );
  const others = [...(content.hiddenFields.fieldIds ?? []), ...answered.map(({ name }) => name)];
  const unknown = [...new Set(others)].filter((name) => !known.has(name));
  return [...questions, ...unknown.map((name) => ({ id: name, headline: questionTitles[name] ?? name, type: null }))];
}
