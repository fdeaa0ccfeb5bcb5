/**
 * Start of the script of a page. The attributes of its tag start the widget (`data-environment-id` and so on,
 * docs/surveys.md). Commands that the page gave before wait in `spotreelSurveys.queue` and run then, in their order.
 */
import { surveys } from './index';
import type { SurveyCommand, Surveys } from './surveys';

type Queued = [name: SurveyCommand | 'on', ...values: unknown[]];

interface Waiting {
  readonly queue: readonly Queued[];
}

declare global {
  interface Window {
    spotreelSurveys?: Surveys | Waiting;
  }
}

/** A second call does nothing: some pages load the script twice. */
export function startScript(): void {
  const before = window.spotreelSurveys;
  if (before && !('queue' in before)) return;
  window.spotreelSurveys = surveys;
  startByTag();
  for (const [name, ...values] of before?.queue ?? []) {
    const run = surveys[name] as ((...values: unknown[]) => unknown) | undefined;
    if (run) run(...values);
    else console.error(`spotreelSurveys.${name} is not a command`);
  }
}

/** A module cannot ask for its own tag: `document.currentScript` works in classic scripts only. */
function startByTag(): void {
  const tag = document.querySelector<HTMLScriptElement>('script[data-environment-id][src*="spotreel-surveys"]');
  const { environmentId, apiHost, userId, language } = tag?.dataset ?? {};
  if (!tag || !environmentId) return;
  // the service serves the widget too: <host>/survey-widget/spotreel-surveys.js
  void surveys.init({ environmentId, apiHost: apiHost || new URL('..', tag.src).href, userId, language });
}
