/** Usage of the app by the tenant's people, for one period. One a screen. */
import { computed } from 'nanostores';
import { filtered } from '../resource/filtered';
import { operatorResource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import type { UsagePeriod } from './usage-periods';

const FIRST: { readonly days: UsagePeriod } = { days: 30 };

/** Usage of the tenant by period. Only operators can load it. */
export function createUsage({ editing: { context } }: Spotreel) {
  const usage = operatorResource(
    context,
    (api, signal, query: typeof FIRST) => api.usage({ query, signal }),
    'usage.errorTitle',
  );
  const { $filter, load, show } = filtered(usage, FIRST);
  return {
    $usage: usage.$state,
    $period: computed($filter, ({ days }) => days),
    load,
    show: (days: UsagePeriod) => show({ days }),
  };
}
