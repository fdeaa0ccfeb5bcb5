/** Contradictions that make a survey impossible to run although each of its fields is right. */
import { CONDITIONS_OF } from './conditions';
import type { SurveyQuestion } from './question';
import { END, RESERVED_QUESTION_IDS } from './reserved-ids';

export interface SurveyIssue {
  readonly path: (string | number)[];
  readonly message: string;
}

interface Checked {
  readonly questions: readonly SurveyQuestion[];
  readonly triggers: readonly string[];
  readonly hiddenFields: { readonly fieldIds?: readonly string[] | undefined };
}

export function surveyIssues({ questions, triggers, hiddenFields }: Checked): SurveyIssue[] {
  const ids = questions.map(({ id }) => id);
  return [
    ...repeated(ids, (index) => ['questions', index, 'id']),
    ...repeated(triggers, (index) => ['triggers', index]),
    ...reserved(ids, (index) => ['questions', index, 'id']),
    ...repeated(
      [...ids, ...(hiddenFields.fieldIds ?? [])],
      (index) => ['hiddenFields', 'fieldIds', index - ids.length],
      ids.length,
    ),
    ...questions.flatMap((question, index) => questionIssues(question, index, ids)),
  ];
}

function questionIssues(question: SurveyQuestion, index: number, ids: readonly string[]): SurveyIssue[] {
  const choices = 'choices' in question ? question.choices.map(({ id }) => id) : [];
  return [
    ...repeated(choices, (choice) => ['questions', index, 'choices', choice, 'id']),
    ...(question.logic ?? []).flatMap((rule, at): SurveyIssue[] => {
      const path = ['questions', index, 'logic', at];
      const { condition, destination } = rule;
      const issues: SurveyIssue[] = [];
      if (condition && !CONDITIONS_OF[question.type].includes(condition)) {
        issues.push({
          path: [...path, 'condition'],
          message: `A ${question.type} question has no condition '${condition}'`,
        });
      }
      if (destination && destination !== END && !ids.includes(destination)) {
        issues.push({ path: [...path, 'destination'], message: 'There is no question with this ID' });
      }
      return issues;
    }),
  ];
}

function repeated(ids: readonly string[], path: (index: number) => (string | number)[], from = 0): SurveyIssue[] {
  return ids.flatMap((id, index) =>
    index >= from && ids.indexOf(id) < index ? [{ path: path(index), message: 'Already used' }] : [],
  );
}

function reserved(ids: readonly string[], path: (index: number) => (string | number)[]): SurveyIssue[] {
  return ids.flatMap((id, index) =>
    RESERVED_QUESTION_IDS.includes(id) ? [{ path: path(index), message: 'A reserved name' }] : [],
  );
}
