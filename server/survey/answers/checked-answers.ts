/** Answers of a response that a survey takes. */
import type { Answer, Answers, SurveyDraft, TimesToComplete } from '@spotreel/sdk/internal/contract';
import { type AnswerRules, fitsQuestion } from './fits-question';

/** Keys that older clients write beside the answers (facts: detail 4). */
const NO_ANSWERS: readonly string[] = ['welcomeCard', 'inputType'];
/** Characters of a hidden field. */
const MAX_HIDDEN_FIELD = 2000;
/** Milliseconds on one question: more is no time that somebody thought about it. */
const MAX_TIME_MS = 7 * 24 * 60 * 60 * 1000;

export type CheckedSurvey = Pick<SurveyDraft, 'questions' | 'hiddenFields'>;

export interface CheckedAnswers {
  readonly answers: Answers;
  /** Names that were left out: no question or hidden field has them, or the answer does not fit its question. */
  readonly ignored: readonly string[];
}

export function checkedAnswers(
  { questions, hiddenFields }: CheckedSurvey,
  data: Answers,
  rules: AnswerRules,
): CheckedAnswers {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const hidden = new Set(hiddenFields.fieldIds ?? []);
  const isTaken = (name: string, answer: Answer) => {
    const question = byId.get(name);
    return question ? fitsQuestion(question, answer, rules) : hidden.has(name) && isHiddenValue(answer);
  };
  const given = Object.entries(data).filter(([name]) => !NO_ANSWERS.includes(name));
  const taken = given.filter(([name, answer]) => isTaken(name, answer));
  const ignored = given.filter(([name, answer]) => !isTaken(name, answer)).map(([name]) => name);
  return { answers: Object.fromEntries(taken.map(([name, answer]) => [name, withoutRepeats(answer)])), ignored };
}

/** Times on questions that the survey has; their sum is the service's own. */
export function checkedTimes({ questions }: CheckedSurvey, ttc: TimesToComplete): TimesToComplete {
  const ids = new Set(questions.map(({ id }) => id));
  return Object.fromEntries(Object.entries(ttc).filter(([id, timeMs]) => ids.has(id) && timeMs <= MAX_TIME_MS));
}

function isHiddenValue(answer: Answer): boolean {
  return typeof answer === 'string' ? answer.length <= MAX_HIDDEN_FIELD : typeof answer === 'number';
}

function withoutRepeats(answer: Answer): Answer {
  return Array.isArray(answer) ? [...new Set(answer)] : answer;
}
