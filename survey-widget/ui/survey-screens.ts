/** A survey on its way through its screens: each is drawn once, when the run comes to it. */
import { isHttpUrl } from '@spotreel/sdk/base';
import type { Survey, SurveyQuestion } from '@spotreel/sdk/contract';
import {
  CLOSE_MS,
  canGoBack,
  FINISHED_CLOSE_MS,
  type RunState,
  type SurveyRun,
  type Texts,
  translateCard,
  translateQuestion,
} from '@spotreel/sdk/survey';
import type { StoreFile } from '../files/send-file';
import { later } from '../later';
import { english } from '../words/english';
import { element } from './element';
import { questionForm } from './question-form';
import { openSurveyWindow, type SurveyWindowProps } from './survey-window';
import { thankYouCard } from './thank-you-card';
import { welcomeCard } from './welcome-card';

export interface SurveyScreensProps extends Omit<SurveyWindowProps, 'autoCloseSeconds' | 'onClose'> {
  readonly run: SurveyRun;
  readonly survey: Survey;
  /** Translated texts of the survey, by where they stand. */
  readonly texts: Texts;
  /** Order of shuffled choices. */
  readonly seed: number;
  readonly storeFile: StoreFile;
  /** Tells, while it is on show, why its last answers could not be sent. */
  readonly onSendFailure: (listener: (why: string) => void) => () => void;
  readonly onRedirect: (url: string) => void;
  /** It is gone from sight, and its time to go is over. */
  readonly onGone: () => void;
  /** A screen could not be drawn. */
  readonly onFailure: (thrown: unknown) => void;
}

/** @throws what the first screen failed of; a later one is told to `onFailure`. */
export function showScreens(root: ShadowRoot, props: SurveyScreensProps): void {
  const { run, survey, say, signal } = props;
  const close = () => run.close();
  const frame = openSurveyWindow(root, { ...props, autoCloseSeconds: survey.autoClose, onClose: close });
  let screenLife = new AbortController();

  function show(state: RunState): void {
    screenLife.abort();
    if (state.screen === 'closed') {
      // what was on show last stays while it leaves
      frame.leave();
      later(CLOSE_MS, signal, props.onGone);
      return;
    }
    screenLife = new AbortController();
    frame.show(drawScreen(props, state, screenLife.signal), state.progress);
    const isOver = state.screen === 'thankYou' && !survey.redirectUrl && !props.staysOpen;
    if (isOver) later(FINISHED_CLOSE_MS, screenLife.signal, close);
  }

  show(run.state);
  const stops = [
    () => screenLife.abort(),
    props.onSendFailure((why) => frame.warn(`${say(english.sendFailed)} ${why}. ${say(english.kept)}`)),
    run.on('state', (state) => {
      try {
        show(state);
      } catch (thrown) {
        props.onFailure(thrown);
      }
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}

function drawScreen(props: SurveyScreensProps, state: RunState, signal: AbortSignal): HTMLElement {
  const { run, survey, texts, say } = props;
  const { screen, question, step } = state;
  if (screen === 'welcome') {
    const card = translateCard(survey, 'welcomeCard', texts);
    return welcomeCard({ card, questionCount: run.questions.length, say, onStart: run.begin });
  }
  if (screen === 'thankYou') {
    const card = translateCard(survey, 'thankYouCard', texts);
    return thankYouCard({ card, redirectUrl: survey.redirectUrl, say, signal, onRedirect: props.onRedirect });
  }
  if (!question) return element('p', { className: 'sv-empty' }, say(english.noQuestions));
  return questionForm({
    ...props,
    question: translateQuestion(question, texts),
    original: question,
    answer: state.answers.get(question.id),
    isLast: run.questions.at(-1)?.id === question.id,
    signal,
    onAnswer(answer) {
      if (answer === 'clicked') openLink(question);
      if (answer === undefined) run.skip(step);
      else run.submit(step, answer);
    },
    onBack: canGoBack(state) ? () => run.back(step) : undefined,
  });
}

/** The page of a call to action, beside this one, so that the survey goes on. */
function openLink(question: SurveyQuestion): void {
  if (question.type !== 'cta' || !question.buttonExternal || !isHttpUrl(question.buttonUrl ?? '')) return;
  open(question.buttonUrl, '_blank', 'noopener');
}
