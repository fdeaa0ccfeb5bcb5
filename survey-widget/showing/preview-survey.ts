/** A survey for its author: it goes through all its screens, and nothing of it is kept or sent. */
import type { Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';
import { mergedChanges, type ResponseChange } from '@spotreel/sdk/internal/survey';
import { toSurveyError } from '../survey-error';
import type { SurveyEvents } from '../survey-events';
import { type DrawOptions, drawSurvey } from './draw-survey';

/** The survey to try, and where to show it. */
export interface PreviewOptions extends Pick<DrawOptions, 'staysOpen' | 'entered'> {
  readonly survey: Survey;
  readonly product: SurveyProduct;
  /** Fires when it is to go. */
  readonly signal: AbortSignal;
  /** Default: the page's. */
  readonly language?: string | undefined;
  /** Shows it inside this element. Default: over the page. */
  readonly place?: HTMLElement | undefined;
  /** Called as the events of a real survey would be. Default: none. */
  readonly listeners?: { readonly [Name in keyof SurveyEvents]?: (payload: SurveyEvents[Name]) => void };
}

/** Resolves when it is gone. Never rejects: the event `error` reports what goes wrong. */
export async function previewSurvey({ listeners = {}, ...options }: PreviewOptions): Promise<void> {
  const surveyId = options.survey.id;
  const given: ResponseChange[] = [];
  try {
    await drawSurvey({
      ...options,
      // neither closes by itself, nor takes its author away, nor shuffles anew with each change
      survey: { ...options.survey, autoClose: null, redirectUrl: null },
      seed: 1,
      storeFile: async ({ name }) => name,
      onSendFailure: () => () => {},
      onRedirect: () => {},
      onShown(run) {
        listeners.display?.({ surveyId });
        const stop = run.on('response', (change) => {
          given.push(change);
          listeners.answer?.({ surveyId, data: mergedChanges(given).data, finished: change.finished });
        });
        return () => {
          stop();
          listeners.close?.({ surveyId });
        };
      },
    });
  } catch (thrown) {
    listeners.error?.(toSurveyError(thrown, 'survey_failed', 'A survey could not be shown'));
  }
}
