/** Draws one survey on the page: for visitors, or for an author who tries it out. */
import { isHttpUrl } from '@spotreel/sdk/internal/base';
import type { Answer, Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';
import { directionOf } from '@spotreel/sdk/internal/i18n';
import { createSurveyRun, type SurveyRun } from '@spotreel/sdk/internal/survey';
import { loadScreens } from '../load-screens';
import { surveyLook } from '../ui/look';
import type { ScreensOptions } from '../ui/screens-options';
import type { Setting } from '../ui/setting';
import { showScreens } from '../ui/show-screens';
import { createSurveyRoot } from '../ui/window/survey-root';

export interface DrawOptions extends Pick<ScreensOptions, 'onSendFailure'>, Pick<Setting, 'storeFile' | 'staysOpen'> {
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
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: opens one survey in order: run, window, screens, end
export async function drawSurvey(options: DrawOptions): Promise<void> {
  const {
    survey,
    product,
    place,
    staysOpen,
    storeFile,
    onSendFailure,
    onRedirect = (url) => location.assign(url),
  } = options;
  const { say, language, fileQuestions, translation, wanted } = await loadScreens(survey, options.language);
  if (options.signal.aborted) return;
  const { hiddenFields, entered } = options;
  const run = createSurveyRun({ survey, clock: performance, hiddenFields, entered });
  const translated = translation?.translate(survey, run.questions, wanted);
  const root = createSurveyRoot(place ?? document.body);
  const life = new AbortController();
  const stop = options.onShown(run);
  watchVisibility(run, life.signal);
  try {
    await new Promise<void>((resolve, reject) => {
      options.signal.addEventListener('abort', () => resolve(), { once: true });
      showScreens(root, {
        run,
        setting: {
          say,
          fileQuestions,
          staysOpen,
          storeFile,
          survey: { ...survey, ...translated?.cards },
          questions: translated?.questions ?? run.questions,
          look: surveyLook(product, survey),
          isInline: place !== undefined,
          dir: directionOf(translated?.language ?? wanted),
          lang: language,
          seed: options.seed ?? Math.random(),
        },
        signal: life.signal,
        onSendFailure,
        onRedirect(url) {
          if (isHttpUrl(url)) onRedirect(url);
        },
        onGone: resolve,
        onFailure: reject,
      });
    });
  } finally {
    life.abort();
    root.host.remove();
    run.close();
    stop();
  }
}

/** The time on a question stops while the page is hidden. */
function watchVisibility(run: SurveyRun, signal: AbortSignal): void {
  const look = () => (document.hidden ? run.hide() : run.show());
  look();
  document.addEventListener('visibilitychange', look, { signal });
}
