/** How the tenant's people use the app, for one period. One a screen. */
import { atom } from 'nanostores';
import type { UsageSummary } from '../contract/schemas/usage-summary';
import { failureOf } from './failure';
import { createLoader } from './loadable';
import type { Spotreel } from './spotreel';
import type { UsagePeriod } from './usage-periods';

/** Usage of the tenant by period. Only operators can load it. */
export function createUsage({ editing: { context } }: Spotreel) {
  const usage = createLoader<UsageSummary>((thrown) => failureOf(thrown, context.t, 'usage.errorTitle'));
  const $period = atom<UsagePeriod>(30);
  const load = () =>
    usage.load(async (signal) => (await context.operators()).usage({ query: { days: $period.get() }, signal }));
  return {
    $usage: usage.$state,
    $period,
    load,
    show(period: UsagePeriod) {
      $period.set(period);
      return load();
    },
  };
}
