/**
 * One run of a survey: the state of `run-state.ts` with the clock of its questions, and the answers to store.
 * The screens listen to 'state', the sender of answers to 'response'.
 */
import { type Clock, systemClock } from '../../base/clock';
import { createEmitter, type Emitter } from '../../base/emitter';
import type { SurveyQuestion } from '../../contract/surveys/question';
import type { Answer } from '../../contract/surveys/response';
import type { Survey } from '../../contract/surveys/survey';
import { type AnswerProblem, answerProblem } from '../answers/answers';
import { isEmptyAnswer } from '../answers/empty-answer';
import { readQuestions } from '../reading/read-questions';
import { isMisled } from './next-question';
import { createQuestionClock } from './question-clock';
import { answerData, hiddenFieldData, type ResponseChange } from './response-change';
import {
  type Course,
  questionAnswered,
  type RunState,
  runClosed,
  runStarted,
  welcomeLeft,
  wentBack,
} from './run-state';

export interface SurveyRunEvents {
  state: RunState;
  /** To store at once: an answer or a skipped question; with `finished`, the last one. */
  response: ResponseChange;
  /** A rule that held leads to a question that the survey does not have; another rule or the next question is followed. */
  misled: { questionId: string };
}

export interface SurveyRunOptions {
  /** A survey that `readSurvey` returned, or one of the page. Its questions are checked once more. */
  readonly survey: Survey;
  /** Measures the time per question. Any steady clock will do. Default: the time of day. */
  readonly clock?: Clock;
  /** Values of hidden fields. Fields that the survey does not have are left out. */
  readonly hiddenFields?: Readonly<Record<string, unknown>> | undefined;
  /** Answers that are filled in when their question appears, and sent when they are submitted. Default: none. */
  readonly entered?: ReadonlyMap<string, Answer> | undefined;
}

/** One visitor's way through one survey. What does not fit the current step is ignored. */
export interface SurveyRun extends Pick<Emitter<SurveyRunEvents>, 'on'> {
  readonly state: RunState;
  /** The questions that can be shown, in the language of the survey itself. */
  readonly questions: readonly SurveyQuestion[];
  /** Leaves the welcome card. */
  begin(): void;
  /**
   * Answers the question of `step`; an older step is ignored.
   * @returns what is wrong with the answer, where it is not taken.
   */
  submit(step: number, answer: Answer | undefined): AnswerProblem | undefined;
  /** Passes over a question that is not required; ignored for one that is. */
  skip(step: number): void;
  /** Returns to the question before, without submitting anything. */
  back(step: number): void;
  /** Ends the run; more than once is no harm. */
  close(): void;
  /** The page is hidden: the time on the question stops until `show`. */
  hide(): void;
  /** Time on the question runs on after `hide`. */
  show(): void;
}

/** Starts on the welcome card, else on the first question. It waits, stores and sends nothing itself. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: every action reads and replaces the one state of the run
export function createSurveyRun(options: SurveyRunOptions): SurveyRun {
  const { survey, clock = systemClock, hiddenFields = {}, entered = new Map() } = options;
  const questions = readQuestions(survey.questions);
  const course = courseOf(survey, questions);
  const events = createEmitter<SurveyRunEvents>();
  const questionClock = createQuestionClock(clock);
  let state: RunState = { ...runStarted(course), answers: entered };
  let pendingFields = hiddenFieldData(survey, hiddenFields);
  questionClock.enter(state.question?.id);

  function become(next: RunState, response?: ResponseChange): void {
    if (next === state) return;
    state = next;
    questionClock.enter(next.question?.id);
    // First what must not be lost: a listener that draws can fail.
    if (response) events.emit('response', response);
    events.emit('state', next);
  }

  function answer(step: number, given: Answer | undefined): void {
    const { question, answers } = state;
    const next = questionAnswered(course, state, step, given);
    if (!question || next === state) return;
    if (isMisled(questions, question, given)) events.emit('misled', { questionId: question.id });
    const data = { ...pendingFields, ...answerData(question, given, answers.get(question.id)) };
    pendingFields = {};
    become(next, { finished: next.isFinished, data, ttc: questionClock.times() });
  }

  return {
    on: events.on,
    questions,
    get state() {
      return state;
    },
    begin: () => become(welcomeLeft(course, state)),
    submit(step, given) {
      const { question } = state;
      if (!question || step !== state.step) return undefined;
      const problem = answerProblem(question, given);
      if (!problem) answer(step, isEmptyAnswer(question.type, given) ? undefined : given);
      return problem;
    },
    skip(step) {
      if (state.question && !state.question.required) answer(step, undefined);
    },
    back: (step) => become(wentBack(course, state, step)),
    close: () => become(runClosed(state)),
    hide: questionClock.hide,
    show: questionClock.show,
  };
}

function courseOf(survey: Survey, questions: readonly SurveyQuestion[]): Course {
  return {
    questions,
    hasWelcome: survey.welcomeCard.enabled,
    hasEnding: survey.thankYouCard.enabled || Boolean(survey.redirectUrl && questions.length > 0),
  };
}
