/** Asks a visitor. This file and all that it imports are loaded when the first survey is due. */
import { readProduct, readSurvey, type SyncedSurvey } from '@spotreel/sdk/internal/survey';
import type { StoreFile } from '../files/send-file';
import { loadFileQuestions, loadScreens } from '../load-screens';
import type { ServiceCall } from '../service/service-call';
import { SurveyError } from '../survey-error';
import { followAnswers } from './answers';
import { drawSurvey } from './draw-survey';
import type { ShowOptions } from './show-options';

/** Loads what this survey needs beside this file. */
export async function prepareSurvey(survey: SyncedSurvey, language: string | undefined): Promise<void> {
  await loadScreens(readSurvey(survey), language);
}

/** Resolves when the survey is gone, however that came. Rejects when it could not be drawn. */
export async function showSurvey(options: ShowOptions): Promise<void> {
  const { survey, events, environment, call, onError } = options;
  const surveyId = survey.id;
  const product = environment.state()?.product;
  if (!product) return;
  await drawSurvey({
    ...options,
    survey: readSurvey(survey),
    product: readProduct(product),
    storeFile: storeFileFor(call, surveyId),
    onSendFailure: (listener) => watchFailures(options, listener),
    onShown(run) {
      const stop = followAnswers(run, options);
      run.on('misled', () => onError(new SurveyError('question_not_found', 'Question not found')));
      events.emit('display', { surveyId });
      return () => {
        stop();
        events.emit('close', { surveyId });
      };
    },
  });
}

/** Only questions for files ask for it, so its code comes with theirs. */
export function storeFileFor(call: ServiceCall, surveyId: string): StoreFile {
  return async (...sending) => (await loadFileQuestions()).sendFile(call, surveyId, ...sending);
}

/** Said where the survey is over: what fails before that is tried again meanwhile. What is refused for good is final. */
export function watchFailures(
  { survey, sending }: Pick<ShowOptions, 'sending'> & { readonly survey: { readonly id: string } },
  listener: (why: string, isFinal: boolean) => void,
): () => void {
  const stops = (['pending', 'failed'] as const).map((name) =>
    sending.on(name, ({ surveyId, isFinished, refusal }) => {
      if (surveyId === survey.id && isFinished) listener(refusal.message, name === 'failed');
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
