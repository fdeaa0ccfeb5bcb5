import type { SurveyQuestion } from '@spotreel/sdk/internal/contract';

/** Question id -> headline; of `before`, questions that are gone keep theirs, so that no answer loses its column. */
export function questionTitles(
  questions: readonly SurveyQuestion[],
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return { ...before, ...Object.fromEntries(questions.map(({ id, headline }) => [id, headline])) };
}
