/**
 * Results of each question, and the question at which people stopped. Pure: responses in, one after the other, numbers
 * out.
 */
import type { Answer, NpsDay, QuestionResult, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { isEmptyAnswer } from '@spotreel/sdk/internal/survey';
import { type AnswerRules, fitsQuestion } from '../answers/fits-question';
import { type AnswersGiven, stopQuestionId, wasSeen } from '../answers/stop-question';
import { createDistribution, otherTexts } from './distribution';

export interface ResponseFacts extends AnswersGiven {
  readonly createdAt: Date;
  /** By the survey of the last answer; null where that was not kept. */
  readonly stopQuestionId: string | null;
}

/** Texts that are shown of one question, typed 'Other' answers too. */
const MAX_TEXTS = 20;

export interface QuestionTallies {
  /** Oldest first. */
  add(response: ResponseFacts): void;
  /** `medianMs`: by the question's id. */
  results(medianMs: ReadonlyMap<string, number>): QuestionResult[];
}

/**
 * Counts as responses come: what it keeps of them grows with the questions and the days, not with the responses. Answers
 * that do not fit their question are counted as such, and in no other number.
 */
export function createQuestionTallies(questions: readonly SurveyQuestion[], rules: AnswerRules): QuestionTallies {
  const tallies = questions.map((question) => ({
    ...createAnswerTally(question, rules),
    question,
    shown: 0,
    droppedOff: 0,
  }));
  return {
    add(response) {
      const stop = response.stopQuestionId ?? stopQuestionId(questions, response);
      for (const tally of tallies) {
        const { id } = tally.question;
        if (stop !== id && !wasSeen(response, id)) continue;
        tally.shown += 1;
        if (stop === id) tally.droppedOff += 1;
        tally.add(response.data[id], response.createdAt);
      }
    },
    results: (medianMs) =>
      tallies.map(({ question: { id, headline, type }, shown, droppedOff, numbers }) => ({
        id,
        headline,
        type,
        shown,
        droppedOff,
        medianMs: medianMs.get(id) ?? null,
        ...numbers(),
      })),
  };
}

type AnswerNumbers = Pick<
  QuestionResult,
  'answered' | 'unfit' | 'distribution' | 'mean' | 'texts' | 'npsScore' | 'npsDays'
>;

interface AnswerTally {
  add(answer: Answer | undefined, at: Date): void;
  numbers(): AnswerNumbers;
}

function createAnswerTally(question: SurveyQuestion, rules: AnswerRules): AnswerTally {
  const { type } = question;
  const former = rules.formerChoices[question.id];
  const distribution = createDistribution(question, former);
  const nps = createNpsTally();
  const texts: string[] = [];
  let answered = 0;
  let unfit = 0;
  let sum = 0;
  return {
    add(answer, at) {
      if (answer === undefined) return;
      if (!fitsQuestion(question, answer, rules)) {
        unfit += 1;
        return;
      }
      const isGiven = saysSomething(question, answer);
      // passing over a call to action is one of the two things that people can do with it
      if (isGiven || type === 'cta') distribution.add(answer);
      if (!isGiven) return;
      answered += 1;
      sum += Number(answer);
      if (type === 'nps') nps.add(Number(answer), at);
      texts.push(...(type === 'openText' ? [String(answer)] : otherTexts(question, answer, former)));
      texts.splice(0, texts.length - MAX_TEXTS);
    },
    numbers: () => ({
      answered,
      unfit,
      distribution: distribution.bars(),
      npsScore: nps.score(),
      npsDays: nps.days(),
      mean: answered > 0 && (type === 'nps' || type === 'rating') ? sum / answered : null,
      texts: texts.toReversed(),
    }),
  };
}

/** To decline a consent is an answer to it. */
function saysSomething({ type }: SurveyQuestion, answer: Answer): boolean {
  return !isEmptyAnswer(type, answer) || (type === 'consent' && answer === 'dismissed');
}

interface NpsTally {
  /** `score`: 0 to 10. */
  add(score: number, at: Date): void;
  /** Share of promoters (9, 10) minus share of detractors (0 to 6), in percent: -100 to 100; null without an answer. */
  score(): number | null;
  /** Every day of UTC with an answer, oldest first. */
  days(): NpsDay[];
}

function createNpsTally(): NpsTally {
  const days = new Map<string, NpsDay>();
  const sumOf = (group: 'promoters' | 'passives' | 'detractors') =>
    [...days.values()].reduce((sum, day) => sum + day[group], 0);
  return {
    add(score, at) {
      const day = at.toISOString().slice(0, 10);
      const before = days.get(day) ?? { day, promoters: 0, passives: 0, detractors: 0 };
      const group = score >= 9 ? 'promoters' : score >= 7 ? 'passives' : 'detractors';
      days.set(day, { ...before, [group]: before[group] + 1 });
    },
    score() {
      const promoters = sumOf('promoters');
      const detractors = sumOf('detractors');
      const total = promoters + sumOf('passives') + detractors;
      return total === 0 ? null : Math.round(((promoters - detractors) / total) * 100);
    },
    days: () => [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
}
