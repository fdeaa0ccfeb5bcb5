import type { Plan } from '@spotreel/sdk/contract';
import { useId } from 'react';
import { Button } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { moneyText } from './money';

export interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
  /** It is paid for at once; else it is asked for. */
  isOnline: boolean;
  /** The account has asked for it, and waits. */
  isAsked: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

const PER = { month: 'plans.perMonth', year: 'plans.perYear', once: 'plans.onceOnly' } as const;

/** Name, price and the way to get it. */
export function PlanCard({ plan, isCurrent, isOnline, isAsked, isBusy, onChoose }: PlanCardProps) {
  const t = useTranslator();
  const id = useId();
  const { name, description, priceMinor, currency, interval, trialDays } = plan;
  const mayChoose = !isCurrent && !isAsked && !plan.isDefault;
  return (
    <li className={classNames('sr-plan-card', isCurrent && 'sr-plan-card--current')} aria-labelledby={id}>
      <div className="sr-plan-card__head">
        <h2 id={id} className="sr-plan-card__name">
          {name}
        </h2>
        {isCurrent && <span className="sr-state-tag">{t('plans.current')}</span>}
      </div>
      <p className="sr-plan-card__price">
        <strong>{priceMinor === 0 ? t('plans.free') : moneyText(priceMinor, currency)}</strong>
        {priceMinor > 0 && <span> {t(PER[interval])}</span>}
      </p>
      {description && <p className="sr-plan-card__text">{description}</p>}
      {isOnline && trialDays > 0 && !isCurrent && (
        <p className="sr-plan-card__text">{t('plans.trial', { count: trialDays })}</p>
      )}
      {mayChoose && (
        <Button
          variant="primary"
          className="sr-plan-card__action"
          busy={isBusy}
          aria-label={t(isOnline ? 'plans.buyFor' : 'plans.askForPlan', { name })}
          onClick={onChoose}
        >
          {t(isOnline ? 'plans.buy' : 'plans.ask')}
        </Button>
      )}
    </li>
  );
}
