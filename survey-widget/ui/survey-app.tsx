import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isHttpUrl } from '../../sdk/base/link';
import type { SurveyQuestion } from '../../sdk/contract/schemas/survey/question';
import type { Survey } from '../../sdk/contract/schemas/survey/survey';
import { canGoBack, type RunState } from '../../sdk/survey/run-state';
import type { SurveyRun } from '../../sdk/survey/survey-run';
import { CLOSE_MS, FINISHED_CLOSE_MS } from '../../sdk/survey/timings';
import { type Texts, translateCard, translateQuestion } from '../../sdk/survey/translate-survey';
import type { StoreFile } from '../files/send-file';
import type { Say } from '../words/english';
import type { SurveyLook } from './look';
import { QuestionForm } from './question-form';
import { SurveyWindow } from './survey-window';
import { ThankYouCard } from './thank-you-card';
import { WelcomeCard } from './welcome-card';

export interface SurveyAppProps {
  readonly run: SurveyRun;
  readonly survey: Survey;
  /** Translated texts of the survey, by where they stand. */
  readonly texts: Texts;
  readonly look: SurveyLook;
  readonly isInline: boolean;
  readonly say: Say;
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
  /** Order of shuffled choices. */
  readonly seed: number;
  readonly storeFile: StoreFile;
  /** Tells, while it is on show, why its last answers could not be sent. */
  readonly onSendFailure: (listener: (why: string) => void) => () => void;
  readonly onRedirect: (url: string) => void;
  /** It is gone from sight, and its time to go is over. */
  readonly onGone: () => void;
}

export function SurveyApp(props: SurveyAppProps) {
  const { run, survey, say } = props;
  const [shown, setShown] = useState(run.state);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = useCallback(() => run.close(), [run]);

  // before anybody can press anything
  useLayoutEffect(
    () =>
      run.on('state', (state) => {
        // what was on show last stays while it leaves
        if (state.screen === 'closed') setLeaving(true);
        else setShown(state);
      }),
    [run],
  );
  useLayoutEffect(() => props.onSendFailure(setFailure), [props.onSendFailure]);
  useLater(isLeaving, CLOSE_MS, props.onGone);
  useLater(shown.screen === 'thankYou' && !survey.redirectUrl, FINISHED_CLOSE_MS, close);

  return (
    <SurveyWindow
      look={props.look}
      isInline={props.isInline}
      say={say}
      dir={props.dir}
      lang={props.lang}
      step={shown.step}
      progress={shown.progress}
      autoCloseSeconds={survey.autoClose}
      isLeaving={isLeaving}
      onClose={close}
    >
      <Screen {...props} state={shown} isStopped={isLeaving} />
      {failure !== undefined && (
        <p class="sv-problem" role="alert">
          {`${say('sendFailed')} ${failure}. ${say('kept')}`}
        </p>
      )}
    </SurveyWindow>
  );
}

function Screen(props: SurveyAppProps & { readonly state: RunState; readonly isStopped: boolean }) {
  const { run, survey, texts, say, state } = props;
  const { screen, question, step } = state;
  if (screen === 'welcome') {
    const card = translateCard(survey, 'welcomeCard', texts);
    return <WelcomeCard card={card} questionCount={run.questions.length} say={say} onStart={() => run.begin()} />;
  }
  if (screen === 'thankYou') {
    const card = translateCard(survey, 'thankYouCard', texts);
    const redirectUrl = props.isStopped ? null : survey.redirectUrl; // a close cancels it
    return <ThankYouCard card={card} redirectUrl={redirectUrl} say={say} onRedirect={props.onRedirect} />;
  }
  if (!question) return <p class="sv-empty">{say('noQuestions')}</p>;
  return (
    <QuestionForm
      question={translateQuestion(question, texts)}
      original={question}
      answer={state.answers.get(question.id)}
      isLast={run.questions.at(-1)?.id === question.id}
      seed={props.seed}
      say={say}
      storeFile={props.storeFile}
      onAnswer={(answer) => {
        if (answer === 'clicked') openLink(question);
        if (answer === undefined) run.skip(step);
        else run.submit(step, answer);
      }}
      onBack={canGoBack(state) ? () => run.back(step) : undefined}
    />
  );
}

/** The page of a call to action, beside this one, so that the survey goes on. */
function openLink(question: SurveyQuestion): void {
  if (question.type !== 'cta' || !question.buttonExternal || !isHttpUrl(question.buttonUrl ?? '')) return;
  open(question.buttonUrl, '_blank', 'noopener');
}

function useLater(isDue: boolean, delayMs: number, act: () => void): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  }, [isDue, delayMs, act]);
}
