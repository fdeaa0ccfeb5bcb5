/** Everything a visitor can do that is an action: pages, clicks, leaving, scrolling. */
import type { NoCodeActionClass } from '@spotreel/sdk/internal/contract';
import { INVALID_MATCH_TYPE_MESSAGE, matchClick, matchPageUrl } from '@spotreel/sdk/internal/survey';
import { SurveyError } from '../survey-error';
import { EXIT_INTENT, HALF_SCROLL } from '../survey-options';
import { watchExitIntent } from './exit-intent';
import { watchPages } from './page-url';
import { watchScrollDepth } from './scroll-depth';

export interface TriggerOptions {
  readonly actionClasses: () => readonly NoCodeActionClass[];
  /** `isStillSo`: whether the visitor is still on the page of the action. Absent: the page does not matter. */
  readonly onAction: (name: string, isStillSo?: () => boolean) => void;
  readonly onError: (error: SurveyError) => void;
  /** Takes all of it away again. */
  readonly signal: AbortSignal;
}

/** Returns what looks at the page's address; one that was judged already is left alone. */
export function watchTriggers({ actionClasses, onAction, onError, signal }: TriggerOptions): () => void {
  const actOn = (isIt: (action: NoCodeActionClass) => boolean, isStillSo?: typeof isIt) => {
    for (const action of actionClasses()) {
      if (isIt(action)) onAction(action.name, isStillSo && (() => isStillSo(action)));
    }
  };
  const matchPage = ({ noCodeConfig: { pageUrl } }: NoCodeActionClass) =>
    pageUrl && matchPageUrl(location.href, pageUrl);
  const isOnPage = (action: NoCodeActionClass) => matchPage(action) === 'match';
  const click = (event: MouseEvent) => {
    // the real target, also inside open shadow roots
    const [target] = event.composedPath();
    if (target instanceof Element) actOn(({ noCodeConfig }) => matchClick(target, noCodeConfig, location.href));
  };
  document.addEventListener('click', click, { capture: true, signal });
  watchExitIntent(() => onAction(EXIT_INTENT), signal);
  watchScrollDepth(() => onAction(HALF_SCROLL), signal);
  return watchPages(() => {
    actOn((action) => {
      const { innerHtml, cssSelector } = action.noCodeConfig;
      // with a selector or a content it is an action of clicks
      if (innerHtml?.value || cssSelector?.value) return false;
      const match = matchPage(action);
      if (match === 'invalid_match_type') onError(new SurveyError(match, INVALID_MATCH_TYPE_MESSAGE));
      return match === 'match';
    }, isOnPage);
  }, signal);
}
