/** What is wrong with a survey whose first question is a rating. */
import * as z from 'zod/mini';
import { surveyDraft } from '../../../../sdk/contract/surveys/survey';

export const rating = {
  id: 'stars',
  type: 'rating',
  headline: 'How was it?',
  required: true,
  scale: 'star',
  range: 5,
  lowerLabel: 'Bad',
  upperLabel: 'Good',
};

/** Field path -> message of what is wrong with a survey of these questions. */
export function problems(change: Record<string, unknown>): Record<string, string> {
  const result = z.safeParse(surveyDraft, { name: 'A survey', questions: [rating], ...change });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
