/** What was answered to each question, and how far people came. Pure: responses in, numbers out. */
import type { SurveyQuestion } from '../../../sdk/contract/schemas/survey/question';
import { END } from '../../../sdk/contract/schemas/survey/reserved-ids';
import type { Answer, Answers, TimesToComplete } from '../../../sdk/contract/schemas/survey/response';
import type { QuestionResult } from '../../../sdk/contract/schemas/survey/results';
import { isEmptyAnswer } from '../../../sdk/survey/empty-answer';
import { nextQuestionId } from '../../../sdk/survey/next-question';
import { distributionOf } from './distribution';
import { median } from './median';
import { npsDays, npsScore } from './nps';

export interface ResponseFacts {
  readonly createdAt: Date;
  readonly finished: boolean;
  readonly data: Answers;
  readonly ttc: TimesToComplete;
}

/** Texts that are shown of one question. */
const MAX_TEXTS = 20;

/** `responses`: oldest first. */
export function questionResults(
  questions: readonly SurveyQuestion[],
  responses: readonly ResponseFacts[],
): QuestionResult[] {
  const stops = responses.map((response) => stopOf(questions, response));
  return questions.map((question) => {
    const came = responses.filter((response, index) => stops[index] === question.id || wasSeen(response, question.id));
    const given = came.flatMap(({ data, createdAt }) => {
      const answer = data[question.id];
      return answer === undefined || isEmptyAnswer(question.type, answer) ? [] : [{ answer, at: createdAt }];
    });
    const answers = given.map(({ answer }) => answer);
    const numbers = answers.filter((answer) => typeof answer === 'number');
    const scores = question.type === 'nps' ? given.flatMap(asScore) : [];
    return {
      ...{ id: question.id, headline: question.headline, type: question.type },
      shown: came.length,
      answered: given.length,
      droppedOff: stops.filter((stop) => stop === question.id).length,
      medianMs: median(came.flatMap(({ ttc }) => ttc[question.id] ?? [])),
      distribution: distributionOf(question, answers),
      mean: numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null,
      texts: question.type === 'openText' ? answers.map(String).slice(-MAX_TEXTS).reverse() : [],
      npsScore: npsScore(scores),
      npsDays: npsDays(scores),
    };
  });
}

function asScore({ answer, at }: { answer: Answer; at: Date }) {
  return typeof answer === 'number' ? [{ score: answer, at }] : [];
}

/** Answered, or left with a time: a skipped question has no answer, but was there. */
function wasSeen({ data, ttc }: ResponseFacts, id: string): boolean {
  return data[id] !== undefined || ttc[id] !== undefined;
}

/** The question at which somebody went away; undefined for who finished. */
function stopOf(questions: readonly SurveyQuestion[], response: ResponseFacts): string | undefined {
  if (response.finished) return undefined;
  const last = questions.findLast(({ id }) => wasSeen(response, id));
  if (!last) return questions[0]?.id;
  const next = nextQuestionId(questions, last.id, response.data[last.id]);
  // Everything was answered, but the end was never sent: nobody is lost at a question.
  return next === END ? undefined : next;
}
