/** Everything a visitor can do that is an action: pages, clicks, leaving, scrolling. One call takes all of it away again. */
import type { NoCodeActionClass } from '../../sdk/contract/schemas/survey/action-class';
import { matchClick } from '../../sdk/survey/click-match';
import { INVALID_MATCH_TYPE_MESSAGE, matchPageUrl } from '../../sdk/survey/page-url';
import { SurveyError } from '../survey-error';
import { EXIT_INTENT, HALF_SCROLL } from '../survey-options';
import { watchExitIntent } from './exit-intent';
import { watchPages } from './page-url';
import { watchScrollDepth } from './scroll-depth';

export interface TriggerOptions {
  readonly actionClasses: () => readonly NoCodeActionClass[];
  readonly onAction: (name: string) => void;
  readonly onError: (error: SurveyError) => void;
}

export interface TriggerWatch {
  /** Looks at the page's address; one that was judged already is left alone. */
  checkPage(): void;
  stop(): void;
}

export function watchTriggers({ actionClasses, onAction, onError }: TriggerOptions): TriggerWatch {
  const actOn = (isIt: (action: NoCodeActionClass) => boolean) => {
    for (const action of actionClasses()) if (isIt(action)) onAction(action.name);
  };

  const pages = watchPages((href) => {
    actOn(({ noCodeConfig: { pageUrl, innerHtml, cssSelector } }) => {
      // with a selector or a content it is an action of clicks
      if (!pageUrl || innerHtml?.value || cssSelector?.value) return false;
      const match = matchPageUrl(href, pageUrl);
      if (match === 'invalid_match_type') onError(new SurveyError(match, INVALID_MATCH_TYPE_MESSAGE));
      return match === 'match';
    });
  });
  const click = (event: MouseEvent) => {
    // the real target, also inside open shadow roots
    const [target] = event.composedPath();
    if (target instanceof Element) actOn(({ noCodeConfig }) => matchClick(target, noCodeConfig, location.href));
  };
  document.addEventListener('click', click, true);
  const stops = [
    watchExitIntent(() => onAction(EXIT_INTENT)),
    watchScrollDepth(() => onAction(HALF_SCROLL)),
    () => document.removeEventListener('click', click, true),
    () => pages.stop(),
  ];
  pages.check();
  return {
    checkPage: () => pages.check(),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
