/** What was answered to each question, and how far people came. Pure: responses in, numbers out. */
import type { SurveyQuestion } from '../../../sdk/contract/schemas/survey/question';
import { END } from '../../../sdk/contract/schemas/survey/reserved-ids';
import type { Answer, Answers, TimesToComplete } from '../../../sdk/contract/schemas/survey/response';
import type { QuestionResult } from '../../../sdk/contract/schemas/survey/results';
import { isEmptyAnswer } from '../../../sdk/survey/empty-answer';
import { nextQuestionId } from '../../../sdk/survey/next-question';
import { type AnswerRules, fitsQuestion } from '../answers/fits-question';
import { distributionOf, otherTexts } from './distribution';
import { median } from './median';
import { npsDays, npsScore } from './nps';

export interface ResponseFacts {
  readonly createdAt: Date;
  readonly finished: boolean;
  readonly data: Answers;
  readonly ttc: TimesToComplete;
}

/** Texts that are shown of one question, typed 'Other' answers too. */
const MAX_TEXTS = 20;

/** `responses`: oldest first. Answers that do not fit their question are counted as such, and in no other number. */
export function questionResults(
  questions: readonly SurveyQuestion[],
  responses: readonly ResponseFacts[],
  rules: AnswerRules,
): QuestionResult[] {
  const stops = responses.map((response) => stopOf(questions, response));
  return questions.map((question) => {
    const came = responses.filter((response, index) => stops[index] === question.id || wasSeen(response, question.id));
    return {
      ...{ id: question.id, headline: question.headline, type: question.type },
      shown: came.length,
      droppedOff: stops.filter((stop) => stop === question.id).length,
      medianMs: median(came.flatMap(({ ttc }) => ttc[question.id] ?? [])),
      ...answerNumbers(question, came, rules),
    };
  });
}

type AnswerNumbers = Pick<
  QuestionResult,
  'answered' | 'unfit' | 'distribution' | 'mean' | 'texts' | 'npsScore' | 'npsDays'
>;

function answerNumbers(question: SurveyQuestion, came: readonly ResponseFacts[], rules: AnswerRules): AnswerNumbers {
  const stored = came.flatMap(({ data, createdAt }) => {
    const answer = data[question.id];
    return answer === undefined ? [] : [{ answer, at: createdAt }];
  });
  const fitting = stored.filter(({ answer }) => fitsQuestion(question, answer, rules));
  const given = fitting.filter(({ answer }) => saysSomething(question, answer));
  const answers = given.map(({ answer }) => answer);
  const numbers = question.type === 'nps' || question.type === 'rating' ? answers.map(Number) : [];
  const scores = question.type === 'nps' ? given.map(({ answer, at }) => ({ score: Number(answer), at })) : [];
  const former = rules.formerChoices[question.id];
  const texts = question.type === 'openText' ? answers.map(String) : otherTexts(question, answers, former);
  return {
    answered: given.length,
    unfit: stored.length - fitting.length,
    // passing over a call to action is one of the two things that people can do with it
    distribution: distributionOf(
      question,
      question.type === 'cta' ? fitting.map(({ answer }) => answer) : answers,
      former,
    ),
    mean: numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null,
    texts: texts.slice(-MAX_TEXTS).reverse(),
    npsScore: npsScore(scores),
    npsDays: npsDays(scores),
  };
}

/** To decline a consent is an answer to it. */
function saysSomething({ type }: SurveyQuestion, answer: Answer): boolean {
  return !isEmptyAnswer(type, answer) || (type === 'consent' && answer === 'dismissed');
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
