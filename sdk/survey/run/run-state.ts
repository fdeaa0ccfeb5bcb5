/**
 * A survey while a visitor answers it, as a value: welcome -> questions -> thank you -> closed. Each function takes a
 * state and gives the next one. An event that does not fit is ignored and gives the same state back. So no order of
 * events, no survey whose logic leads in circles and no survey of a newer service breaks it.
 *
 * Every screen has a `step`. Answers carry the step of the screen they were given on. So a second Enter, a click within
 * its delay, or a late timer cannot answer the next question (defects 1, 2, 18).
 */
import type { SurveyQuestion } from '../../contract/surveys/question';
import { END } from '../../contract/surveys/reserved-ids';
import type { Answer } from '../../contract/surveys/response';
import { nextQuestionId } from './next-question';
import { progressAfterStep } from './progress';

/** `empty`: 'No questions available.' */
export type Screen = 'welcome' | 'question' | 'thankYou' | 'empty' | 'closed';

/** Fields of a survey that its course depends on. */
export interface Course {
  readonly questions: readonly SurveyQuestion[];
  readonly hasWelcome: boolean;
  /** True if a screen is shown at the end: a thank-you card, or a note that the visitor is sent elsewhere. */
  readonly hasEnding: boolean;
}

/** Position of a visitor in a survey. */
export interface RunState {
  readonly screen: Screen;
  /** Only on the screen 'question'. */
  readonly question: SurveyQuestion | undefined;
  /** Counts screens, from 0. */
  readonly step: number;
  /** Ids of the questions before this one, the newest last. */
  readonly history: readonly string[];
  readonly answers: ReadonlyMap<string, Answer>;
  /** 0 to 1, never less than before. */
  readonly progress: number;
  /** Questions on the way from the first to this one, and the most that they were. */
  readonly depth: number;
  /** The greatest `depth` so far. */
  readonly deepest: number;
  readonly isFinished: boolean;
}

/** Questions that Back remembers: surveys whose logic leads in circles must not fill the memory. */
export const MAX_HISTORY = 500;

const NOWHERE: RunState = {
  screen: 'empty',
  question: undefined,
  step: 0,
  history: [],
  answers: new Map(),
  progress: 0,
  depth: 0,
  deepest: 0,
  isFinished: false,
};

export function runStarted(course: Course): RunState {
  const question = course.questions[0];
  if (course.hasWelcome) return { ...NOWHERE, screen: 'welcome' };
  if (question) return { ...NOWHERE, screen: 'question', question };
  return course.hasEnding ? { ...NOWHERE, screen: 'thankYou', progress: 1, isFinished: true } : NOWHERE;
}

/** The button of the welcome card. */
export function welcomeLeft(course: Course, state: RunState): RunState {
  if (state.screen !== 'welcome') return state;
  return forward(course, { ...state, depth: -1, deepest: -1 }, course.questions[0]?.id ?? END);
}

/** A question was answered, or passed over with `undefined`; answers are taken as they are (see `answerProblem`). */
export function questionAnswered(course: Course, state: RunState, step: number, answer: Answer | undefined): RunState {
  const { question } = state;
  if (!question || step !== state.step) return state;
  const answers = new Map(state.answers);
  if (answer === undefined) answers.delete(question.id);
  else answers.set(question.id, answer);
  const history = [...state.history, question.id].slice(-MAX_HISTORY);
  return forward(course, { ...state, answers, history }, nextQuestionId(course.questions, question.id, answer));
}

/** Back to the question that was visited before. Nothing is answered by it (defect 10). */
export function wentBack(course: Course, state: RunState, step: number): RunState {
  const question = course.questions.find(({ id }) => id === state.history.at(-1));
  if (!question || !canGoBack(state) || step !== state.step) return state;
  return { ...state, step: step + 1, question, history: state.history.slice(0, -1), depth: state.depth - 1 };
}

/** True if an earlier question was shown. */
export function canGoBack({ screen, history }: RunState): boolean {
  return screen === 'question' && history.length > 0;
}

export function runClosed(state: RunState): RunState {
  return state.screen === 'closed' ? state : { ...state, screen: 'closed', question: undefined, step: state.step + 1 };
}

function forward(course: Course, state: RunState, nextId: string): RunState {
  const step = state.step + 1;
  const index = course.questions.findIndex(({ id }) => id === nextId);
  const question = course.questions[index];
  if (!question) {
    const screen = course.hasEnding ? 'thankYou' : 'closed';
    return { ...state, screen, question, step, progress: 1, isFinished: true };
  }
  const depth = state.depth + 1;
  // Going the same way again after Back is no progress.
  const isNew = depth > state.deepest;
  const share = index / course.questions.length;
  const progress = isNew
    ? progressAfterStep(state.progress, index, course.questions.length)
    : Math.max(state.progress, share);
  return { ...state, screen: 'question', question, step, depth, deepest: Math.max(depth, state.deepest), progress };
}
