import { FINISHED_CLOSE_MS, REDIRECT_SECONDS } from '@spotreel/sdk/internal/survey';
import { later } from '../../later';
import type { ScreensOptions } from '../screens-options';
import type { Shown } from '../shown';

/** After the last answer: the visitor is redirected, or the survey closes, or its end stays. The signal cancels that. */
export function endSurvey(
  { run, setting, onRedirect }: ScreensOptions,
  signal: AbortSignal,
  change: (changed: Partial<Shown>) => void,
): void {
  const { redirectUrl } = setting.survey;
  const count = (url: string, secondsLeft: number) => {
    change({ secondsLeft });
    if (secondsLeft > 0) later(1000, signal, () => count(url, secondsLeft - 1));
    else onRedirect(url);
  };
  if (redirectUrl) count(redirectUrl, REDIRECT_SECONDS);
  else if (!setting.staysOpen) later(FINISHED_CLOSE_MS, signal, run.close);
}
