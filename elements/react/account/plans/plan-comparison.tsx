import { LIMIT_NAMES, type Plan } from '@spotreel/sdk/internal/contract';
import { Check, Minus } from 'lucide-react';
import { limitText } from '../../controls/usage-meter/limit-text';
import { useTranslator } from '../../foundation/text/translation';

/** Contents of the plans, a plan a column. Rows in which all are alike come last. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslator();
  const differs = (name: string) => new Set(plans.map(({ allLimits }) => allLimits[name])).size > 1;
  const names = LIMIT_NAMES.toSorted((a, b) => Number(differs(b)) - Number(differs(a)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sr-table-scroll" tabIndex={0} aria-label={t('plans.compare')}>
      <table className="sr-table sr-plan-comparison">
        <caption className="sr-plan-comparison__title">{t('plans.compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plans.feature')}</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('plans.premium')}</th>
            {plans.map(({ id, premium }) => (
              <td key={id}>
                {premium ? <Check aria-hidden /> : <Minus aria-hidden />}
                <span className="sr-visually-hidden">{t(premium ? 'plans.yes' : 'plans.no')}</span>
              </td>
            ))}
          </tr>
          {plans.some(({ countsDeviceExports }) => countsDeviceExports) && (
            <tr>
              <th scope="row">{t('plans.deviceExports')}</th>
              {plans.map(({ id, countsDeviceExports }) => (
                <td key={id}>{t(countsDeviceExports ? 'plans.counted' : 'plans.unlimited')}</td>
              ))}
            </tr>
          )}
          {names.map((limit) => (
            <tr key={limit}>
              <th scope="row">{t(`limit.${limit}`)}</th>
              {plans.map(({ id, allLimits }) => (
                <td key={id}>{limitText(t, allLimits[limit] ?? 0, limit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
