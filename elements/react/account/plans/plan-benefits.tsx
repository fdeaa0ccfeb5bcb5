import { LIMIT_NAMES, type Plan } from '@spotreel/sdk/internal/contract';
import { Check } from 'lucide-react';
import { limitText } from '../../controls/usage-meter/limit-text';
import { useTranslator } from '../../foundation/text/translation';

export interface PlanBenefitsProps {
  plan: Plan;
  /** Plan of all accounts. Undefined: there is no such plan. */
  basis: Plan | undefined;
}

const MOST = 5;

/** Benefits of a plan beyond the plan of all accounts; for that plan, all of its benefits. */
export function PlanBenefits({ plan, basis }: PlanBenefitsProps) {
  const t = useTranslator();
  const isBasis = basis?.id === plan.id;
  const limits = LIMIT_NAMES.filter((name) => isBasis || isMore(plan.allLimits[name], basis?.allLimits[name]));
  const lines = [
    ...(plan.premium ? [t('plans.premium')] : []),
    ...limits
      .filter((name) => plan.allLimits[name] !== 0)
      .map((name) => `${t(`limit.${name}`)}: ${limitText(t, plan.allLimits[name] ?? 0, name)}`),
  ].slice(0, MOST);
  if (lines.length === 0) return null;
  return (
    <div className="sr-plan-card__benefits">
      {!isBasis && basis && <p className="sr-plan-card__text">{t('plans.everythingIn', { name: basis.name })}</p>}
      <ul className="sr-list">
        {lines.map((line) => (
          <li key={line}>
            <Check aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** -1 is no limit. */
function isMore(limit = 0, other = 0): boolean {
  return other >= 0 && (limit < 0 || limit > other);
}
