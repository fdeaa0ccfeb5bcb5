/** The survey widget, loaded when the element first needs it; a `stop` while it loads takes effect afterwards. */

import type { HiddenFields, SurveyEvents, SurveyOptions } from '@spotreel/survey-widget';
import type { PreviewOptions } from '@spotreel/survey-widget/internal/preview';

export interface SurveyConnection {
  track(action: string): void;
  setHiddenFields(values: HiddenFields): void;
  /** Holds surveys back, or lets them go. */
  setHeld(isHeld: boolean): void;
  /** Takes it off the page; what is known of the visitor stays. */
  stop(): void;
}

export type SurveyListeners = { readonly [Name in keyof SurveyEvents]: (payload: SurveyEvents[Name]) => void };

export function connectSurveys(options: SurveyOptions, listeners: SurveyListeners): SurveyConnection {
  const loaded = import('@spotreel/survey-widget').then(({ createSurveys }) => {
    const surveys = createSurveys();
    surveys.on('display', listeners.display);
    surveys.on('answer', listeners.answer);
    surveys.on('response', listeners.response);
    surveys.on('refused', listeners.refused);
    surveys.on('close', listeners.close);
    void surveys.init({ ...options, errorHandler: listeners.error });
    return surveys;
  });
  let release = () => {};
  const then = (act: (surveys: Awaited<typeof loaded>) => unknown) => void loaded.then(act, () => {});
  return {
    track: (action) => then((surveys) => surveys.track(action)),
    setHiddenFields: (values) => then((surveys) => surveys.setHiddenFields(values)),
    setHeld: (isHeld) =>
      then((surveys) => {
        release();
        if (isHeld) release = surveys.hold();
      }),
    stop: () => then((surveys) => surveys.stop()),
  };
}

/** One survey for trying it out: nothing is asked of a service, and nothing is sent. */
export function connectPreview(options: Omit<PreviewOptions, 'signal'>): SurveyConnection {
  const life = new AbortController();
  void import('@spotreel/survey-widget/internal/preview').then(
    ({ previewSurvey }) => previewSurvey({ ...options, signal: life.signal }),
    () => {},
  );
  return { track: () => {}, setHiddenFields: () => {}, setHeld: () => {}, stop: () => life.abort() };
}
