import type { ManagedPlan } from '@spotreel/sdk/internal/contract';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';
import { moneyText } from '../plans/money';

export interface PlanTableProps {
  plans: readonly ManagedPlan[];
  /** Action of a row. */
  action: 'edit' | 'copy';
  onAction: (plan: ManagedPlan) => void;
}

/** Plans with price and state. Nothing while there are none. */
export function PlanTable({ plans, action, onAction }: PlanTableProps) {
  const t = useTranslator();
  if (plans.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sr-table-scroll" tabIndex={0} aria-label={t('plans.title')}>
      <table className="sr-table sr-table--cards sr-plan-table">
        <thead>
          <tr>
            <th scope="col">{t('planEditor.name')}</th>
            <th scope="col">{t('planEditor.price')}</th>
            <th scope="col">{t('planEditor.interval')}</th>
            <th scope="col">{t('purchases.status')}</th>
            <th scope="col">
              <span className="sr-visually-hidden">{t('planEditor.edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              <td data-label={t('planEditor.price')}>
                {plan.priceMinor === 0 ? t('plans.free') : moneyText(t, plan.priceMinor, plan.currency)}
              </td>
              <td data-label={t('planEditor.interval')}>{t(`plans.${plan.interval}`)}</td>
              <td>
                {plan.isArchived && <span className="sr-state-tag">{t('planEditor.archived')}</span>}
                {plan.isDefault && !plan.isArchived && <span className="sr-state-tag">{t('planEditor.default')}</span>}
              </td>
              <td className="sr-table__menu">
                <Button
                  size="sm"
                  aria-label={t(`planEditor.${action}For`, { name: plan.name })}
                  onClick={() => onAction(plan)}
                >
                  {t(`planEditor.${action}`)}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
