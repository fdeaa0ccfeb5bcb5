/** A survey as visitors see it, inside an element of who edits it: nothing is triggered, stored or sent. */
import { render } from 'preact';
import type { SurveyProduct } from '../sdk/contract/schemas/survey/appearance';
import type { Survey } from '../sdk/contract/schemas/survey/survey';
import { createSurveyRun } from '../sdk/survey/survey-run';
import { FailureBoundary } from './ui/failure-boundary';
import { surveyLook } from './ui/look';
import { SurveyApp } from './ui/survey-app';
import { createSurveyRoot } from './ui/survey-root';
import { directionOf, languageOf, loadWords } from './words/language';

/** Fixed, so that the order of shuffled choices stays while something else is edited. */
const PREVIEW_SEED = 1;

/** Returns what takes it away again. A file that is chosen is refused, since it would be sent. */
export function previewSurvey(place: HTMLElement, survey: Survey, product: SurveyProduct): () => void {
  const { root, remove } = createSurveyRoot(place);
  // Neither closes a preview, nor takes the operator away.
  const shown = { ...survey, autoClose: null, redirectUrl: null };
  const run = createSurveyRun({ survey: shown, clock: performance });
  let isGone = false;
  void loadWords(languageOf(undefined)).then((words) => {
    if (isGone) return;
    const dir = directionOf(words.language);
    render(
      <FailureBoundary onFailure={() => {}}>
        <SurveyApp
          {...{ run, dir, say: words.say, lang: words.language, survey: shown, texts: {}, seed: PREVIEW_SEED }}
          look={surveyLook(product, survey)}
          isInline
          createUpload={() => Promise.reject(new Error('A preview sends nothing'))}
          onSendFailure={() => () => {}}
          onRedirect={() => {}}
          onGone={() => {}}
        />
      </FailureBoundary>,
      root,
    );
  });
  return () => {
    isGone = true;
    render(null, root);
    remove();
    run.close();
  };
}
