import type { Plan } from '@spotreel/sdk/internal/contract';
import { useId } from 'react';
import { Button } from '../../controls/button/button';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { moneyText } from './money';
import { PlanBenefits } from './plan-benefits';
import { perInterval } from './plan-words';

/** Way to get a plan: by request, by payment, or in place of the subscription. */
export type WayToPlan = 'ask' | 'buy' | 'switch';

export interface PlanCardProps {
  plan: Plan;
  /** All that are offered: a better plan names what it adds to the one that everybody has. */
  plans: readonly Plan[];
  isCurrent: boolean;
  /** It begins on this day, in words; undefined: it was not chosen for later. */
  startsOn: string | undefined;
  /** Undefined: it is not got from here. */
  way: WayToPlan | undefined;
  isBusy: boolean;
  onChoose: (way: WayToPlan) => void;
}

const NAMED = { ask: 'plans.askForPlan', buy: 'plans.buyFor', switch: 'plans.switchFor' } as const;

/** Name, price and the way to get it. */
export function PlanCard({ plan, plans, isCurrent, startsOn, way, isBusy, onChoose }: PlanCardProps) {
  const t = useTranslator();
  const id = useId();
  const { name, description, priceMinor, currency, interval, trialDays } = plan;
  const saving = yearlySaving(plan, plans);
  return (
    <li className={classNames('sr-plan-card', isCurrent && 'sr-plan-card--current')} aria-labelledby={id}>
      <div className="sr-plan-card__head">
        <h2 id={id} className="sr-plan-card__name">
          {name}
        </h2>
        {isCurrent && <span className="sr-state-tag">{t('plans.current')}</span>}
        {startsOn && <span className="sr-state-tag">{t('plans.starts', { date: startsOn })}</span>}
      </div>
      <p className="sr-plan-card__price">
        <strong>{moneyText(t, priceMinor, currency)}</strong>
        {priceMinor > 0 && <span> {perInterval(t, interval)}</span>}
      </p>
      {saving > 0 && (
        <p className="sr-plan-card__saving">{t('plans.saving', { amount: moneyText(t, saving, currency) })}</p>
      )}
      {description && <p className="sr-plan-card__text">{description}</p>}
      {way === 'buy' && trialDays > 0 && <p className="sr-plan-card__text">{t('plans.trial', { count: trialDays })}</p>}
      <PlanBenefits plan={plan} basis={plans.find(({ isDefault }) => isDefault)} />
      {way && (
        <Button
          variant="primary"
          className="sr-plan-card__action"
          busy={isBusy}
          aria-label={t(NAMED[way], { name })}
          onClick={() => onChoose(way)}
        >
          {t(`plans.${way}`)}
        </Button>
      )}
    </li>
  );
}

/** Minor units of a year, against twelve months of the same plan. */
function yearlySaving({ interval, priceMinor, name }: Plan, plans: readonly Plan[]): number {
  const monthly = plans.find((plan) => plan.name === name && plan.interval === 'month');
  return interval === 'year' && monthly ? 12 * monthly.priceMinor - priceMinor : 0;
}
