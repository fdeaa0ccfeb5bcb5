import type { QuestionType } from '../../contract/surveys/question';
import type { Answer, Answers, SurveyResponseChange, TimesToComplete } from '../../contract/surveys/response';
import type { Survey } from '../../contract/surveys/survey';
import { isEmptyAnswer, passedOverAnswer } from '../answers/empty-answer';
import { isText, itemsOf } from '../reading/unknown-value';

/** Change of a response by one step: `data` joins what is there, `ttc` replaces it. */
export type ResponseChange = SurveyResponseChange & { readonly ttc: TimesToComplete };

interface Answered {
  readonly id: string;
  readonly type: QuestionType;
}

/**
 * Stored form of an answer. A missing answer gives 'dismissed' and 'skipped' for the types that have them, else no key
 * at all. An answer that was given before and taken back is overwritten with an empty one, since the service joins.
 */
export function answerData(question: Answered, answer: Answer | undefined, earlier: Answer | undefined): Answers {
  const isEmpty = isEmptyAnswer(question.type, answer);
  const stored = isEmpty ? (passedOverAnswer(question.type) ?? cleared(earlier)) : answer;
  return stored === undefined ? {} : { [question.id]: stored };
}

function cleared(earlier: Answer | undefined): Answer | undefined {
  if (earlier === undefined) return undefined;
  return Array.isArray(earlier) ? [] : '';
}

/** The values from a page that the survey asks for and an answer can hold. */
export function hiddenFieldData(
  { hiddenFields }: Pick<Survey, 'hiddenFields'>,
  given: Readonly<Record<string, unknown>>,
): Answers {
  const ids = itemsOf(hiddenFields.enabled && hiddenFields.fieldIds).filter(isText);
  return Object.fromEntries(
    ids.flatMap((id): [string, Answer][] => {
      const value = Object.hasOwn(given, id) ? given[id] : undefined;
      if (typeof value === 'number' && Number.isFinite(value)) return [[id, value]];
      return typeof value === 'string' ? [[id, value]] : [];
    }),
  );
}

/** Several changes of one response as one, the earliest first. */
export function mergedChanges(changes: readonly SurveyResponseChange[]): SurveyResponseChange {
  const newestTimes = changes.findLast(({ ttc }) => ttc)?.ttc;
  return {
    finished: changes.some(({ finished }) => finished),
    // Not Object.assign: it would set a prototype where a question is called '__proto__'.
    data: Object.fromEntries(changes.flatMap(({ data }) => Object.entries(data))),
    ...(newestTimes && { ttc: newestTimes }),
  };
}
