/** Life of the window, whatever screen it shows: it opens, announces itself, closes by itself, warns. */
import { later } from '../../later';
import { english } from '../../words/english';
import type { ScreensOptions } from '../screens-options';
import type { Shown } from '../shown';
import { openWindow } from './open-window';
import { watchTouches } from './visitor-touch';

export function startWindow(
  root: ShadowRoot,
  { run, setting, signal, onSendFailure }: ScreensOptions,
  shown: () => Shown,
  change: (changed: Partial<Shown>) => void,
): void {
  const { survey, say } = setting;
  watchTouches(root, (isPointed) => {
    if (!shown().isTouched || (isPointed && !shown().isPointed)) change({ isTouched: true, isPointed });
  });
  if (survey.autoClose)
    later(survey.autoClose * 1000, signal, () => {
      if (!shown().isTouched) run.close();
    });
  // a live region that is born full is not read
  later(100, signal, () => change({ isAnnounced: true }));
  const stop = onSendFailure((why, isFinal) => {
    const then = say(isFinal ? english.refused : english.kept);
    change({ warning: `${say(english.sendFailed)} ${why}. ${then}` });
  });
  signal.addEventListener('abort', stop);
  openWindow(root, setting, signal, run.close);
}
