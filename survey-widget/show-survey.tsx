/** Puts one survey on the page. This file and all that it imports are loaded when the first survey is due. */
import { render } from 'preact';
import { isHttpUrl } from '../sdk/base/link';
import type { Survey } from '../sdk/contract/schemas/survey/survey';
import { readProduct, readSurvey } from '../sdk/survey/read-survey';
import { createSurveyRun, type SurveyRun } from '../sdk/survey/survey-run';
import { surveyLanguage, textsFor } from '../sdk/survey/translate-survey';
import { createUpload } from './answer-calls';
import { followAnswers } from './answers';
import type { ShowOptions } from './show-options';
import { FailureBoundary } from './ui/failure-boundary';
import { type SurveyLook, surveyLook } from './ui/look';
import { SurveyApp } from './ui/survey-app';
import { createSurveyRoot } from './ui/survey-root';
import { directionOf, languageOf, loadWords, type OwnWords } from './words/language';

/** Resolves when the survey is gone, however that came. Rejects when it could not be drawn. */
export async function showSurvey(options: ShowOptions): Promise<void> {
  const { signal, events, environment } = options;
  const survey = readSurvey(options.survey);
  const product = environment.state()?.product;
  const language = languageOf(options.language);
  const words = await loadWords(language);
  if (signal.aborted || !product) return;

  const run = createSurveyRun({ survey, clock: performance });
  const stops = [followAnswers(run, options), watchVisibility(run)];
  const { root, remove } = createSurveyRoot(options.place ?? document.body);
  events.emit('display', { surveyId: survey.id });
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      const look = surveyLook(readProduct(product), survey);
      const app = surveyApp({ options, survey, run, words, language, look, onGone: resolve });
      render(<FailureBoundary onFailure={reject}>{app}</FailureBoundary>, root);
    });
  } finally {
    render(null, root);
    remove();
    run.close();
    for (const stop of stops) stop();
    events.emit('close', { surveyId: survey.id });
  }
}

interface AppParts {
  readonly options: ShowOptions;
  readonly survey: Survey;
  readonly run: SurveyRun;
  readonly words: OwnWords;
  readonly language: string;
  readonly look: SurveyLook;
  readonly onGone: () => void;
}

function surveyApp({ options, survey, run, words, language, look, onGone }: AppParts) {
  const { call, place } = options;
  return (
    <SurveyApp
      run={run}
      survey={survey}
      texts={textsFor(survey.translations, surveyLanguage(survey, [language]))}
      look={look}
      isInline={place !== undefined}
      say={words.say}
      dir={directionOf(words.language)}
      lang={words.language}
      seed={Math.floor(Math.random() * 2 ** 32)}
      createUpload={(upload) => createUpload(call, { ...upload, surveyId: survey.id })}
      onSendFailure={(listener) => watchFailures(options, listener)}
      onRedirect={(url) => {
        if (isHttpUrl(url)) location.assign(url);
      }}
      onGone={onGone}
    />
  );
}

/** Said where the survey is over: what fails before that is tried again meanwhile. */
function watchFailures({ survey, sending }: ShowOptions, listener: (why: string) => void): () => void {
  const stops = (['pending', 'failed'] as const).map((name) =>
    sending.on(name, ({ surveyId, isFinished, refusal }) => {
      if (surveyId === survey.id && isFinished) listener(refusal.message);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** The time on a question stands still while nobody can see it. */
function watchVisibility(run: SurveyRun): () => void {
  const look = () => (document.hidden ? run.hide() : run.show());
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
