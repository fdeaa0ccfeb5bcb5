import { createEmitter } from '@spotreel/sdk/internal/base';
import type { Answers } from '@spotreel/sdk/internal/contract';
import type { SurveyError } from './survey-error';

/** Events of the page: `surveys.on('response', …)`. */
export interface SurveyEvents {
  /** A survey is on show. */
  display: { readonly surveyId: string };
  /** The visitor answered or skipped a question: everything answered so far. It may still be on its way to the service. */
  answer: { readonly surveyId: string; readonly data: Answers; readonly finished: boolean };
  /** The service has stored answers. */
  response: { readonly surveyId: string; readonly responseId: string; readonly finished: boolean };
  /** The service refused answers for good: `refusedAnswers`, `retryAnswers(key)` and `discardAnswers(key)` deal with them. */
  refused: {
    readonly surveyId: string;
    readonly key: string;
    readonly status: number | undefined;
    readonly message: string;
  };
  /** A survey is gone from the page. */
  close: { readonly surveyId: string };
  /** Something went wrong; the page itself is never interrupted. */
  error: SurveyError;
}

export interface SurveyEventSource {
  on<Name extends keyof SurveyEvents>(name: Name, listener: (payload: SurveyEvents[Name]) => void): () => void;
  emit<Name extends keyof SurveyEvents>(name: Name, payload: SurveyEvents[Name]): void;
}

/** A listener that throws stops neither the widget nor another listener; its error reaches the console. */
export function createSurveyEvents(): SurveyEventSource {
  const { on, emit } = createEmitter<SurveyEvents>();
  return {
    emit,
    on: (name, listener) =>
      on(name, (payload) => {
        try {
          listener(payload);
        } catch (thrown) {
          console.error(thrown);
        }
      }),
  };
}
