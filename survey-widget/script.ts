/**
 * The widget for a script tag. Commands that the page gave before this file was there wait in `spotreelSurveys.queue`
 * (docs/surveys.md has the lines that make it) and run now, in their order. Loading it twice does nothing.
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

const before = window.spotreelSurveys;
if (!before || 'queue' in before) {
  window.spotreelSurveys = surveys;
  for (const [name, ...values] of before?.queue ?? []) {
    const run = surveys[name] as ((...values: unknown[]) => unknown) | undefined;
    if (run) run(...values);
    else console.error(`spotreelSurveys.${name} is not a command`);
  }
}
