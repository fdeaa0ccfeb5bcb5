/** Puts one survey on the page, whoever wants it there: a page that asks its visitors, or an author who tries it out. */
import { isHttpUrl } from '@spotreel/sdk/base';
import type { Answer, Survey, SurveyProduct } from '@spotreel/sdk/contract';
import { directionOf } from '@spotreel/sdk/i18n';
import { createSurveyRun, type SurveyRun, surveyLanguage, textsFor } from '@spotreel/sdk/survey';
import { surveyLook } from './ui/look';
import { createSurveyRoot } from './ui/survey-root';
import { type SurveyScreensProps, showScreens } from './ui/survey-screens';
import { languageOf, loadWords } from './words/language';

export interface DrawOptions extends Pick<SurveyScreensProps, 'storeFile' | 'onSendFailure' | 'staysOpen'> {
  readonly survey: Survey;
  readonly product: SurveyProduct;
  readonly signal: AbortSignal;
  readonly language?: string | undefined;
  readonly hiddenFields?: Readonly<Record<string, unknown>>;
  /** Answers that questions come on show with. */
  readonly entered?: ReadonlyMap<string, Answer> | undefined;
  /** Shows it inside this element, as a part of the page. Default: over the page. */
  readonly place?: HTMLElement | undefined;
  /** Order of shuffled choices. Default: by chance. */
  readonly seed?: number | undefined;
  /** Default: the page goes there. */
  readonly onRedirect?: ((url: string) => void) | undefined;
  /** It comes on show; what is returned is called when it is gone. */
  readonly onShown: (run: SurveyRun) => () => void;
}

/** Resolves when the survey is gone, however that came. Rejects when it could not be drawn. */
export async function drawSurvey(options: DrawOptions): Promise<void> {
  const { survey, product, place, onRedirect = (url) => location.assign(url) } = options;
  const wanted = languageOf(options.language);
  const shown = surveyLanguage(survey, [wanted]);
  const { say, language } = await loadWords(wanted);
  if (options.signal.aborted) return;
  const { hiddenFields, entered } = options;
  const run = createSurveyRun({ survey, clock: performance, hiddenFields, entered });
  const { root, remove } = createSurveyRoot(place ?? document.body);
  const life = new AbortController();
  const stops = [options.onShown(run), watchVisibility(run)];
  try {
    await new Promise<void>((resolve, reject) => {
      options.signal.addEventListener('abort', () => resolve(), { once: true });
      showScreens(root, {
        ...options,
        run,
        texts: textsFor(survey.translations, shown),
        look: surveyLook(product, survey),
        isInline: place !== undefined,
        say,
        dir: directionOf(shown ?? wanted),
        lang: shown ?? language,
        seed: options.seed ?? Math.floor(Math.random() * 2 ** 32),
        signal: life.signal,
        onRedirect(url) {
          if (isHttpUrl(url)) onRedirect(url);
        },
        onGone: resolve,
        onFailure: reject,
      });
    });
  } finally {
    life.abort();
    remove();
    run.close();
    for (const stop of stops) stop();
  }
}

/** The time on a question stands still while nobody can see it. */
function watchVisibility(run: SurveyRun): () => void {
  const look = () => (document.hidden ? run.hide() : run.show());
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
