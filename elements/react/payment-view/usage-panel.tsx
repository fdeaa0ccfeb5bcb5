import type { User } from '@spotreel/sdk/contract';
import { AccountPanel } from '../account-screen/account-panel';
import { useTranslator } from '../foundation/translation';
import { limitText } from '../plans-view/limit-text';
import { dayText } from '../plans-view/money';

/** How much of the plan is used, as meters, and what else it includes. */
export function UsagePanel({ user }: { user: User }) {
  const t = useTranslator();
  const { accountLimits: limits, usages, renderPeriod } = user;
  const [product] = user.products;
  const text = product ? t('usage.on', { name: product.productGroup.name }) : t('usage.none');
  return (
    <AccountPanel title={t('usage.title')} text={text}>
      <UsageMeter
        label={t('usage.renders')}
        used={usages.renders}
        limit={limits.renderLimit}
        hint={limits.renderLimit < 0 ? undefined : t('usage.until', { date: dayText(renderPeriod.endsAt) })}
      />
      <UsageMeter
        label={t('limit.concurrentRenderLimit')}
        used={usages.concurrentRenders}
        limit={limits.concurrentRenderLimit}
      />
      <UsageMeter label={t('limit.organisationLimit')} used={usages.organisations} limit={limits.organisationLimit} />
      <h3 className="sr-usage__title">{t('usage.included')}</h3>
      <dl className="sr-usage__list">
        {INCLUDED.map((name) => (
          <div key={name}>
            <dt>{t(`limit.${name}`)}</dt>
            <dd>{limitText(t, limits[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="sr-account-form__actions">
        <a className="sr-button sr-button--secondary sr-button--md" href={user.plansUrl ?? '/account/plans'}>
          {t('usage.toPlans')}
        </a>
      </div>
    </AccountPanel>
  );
}

/** What is no amount that gets used up. */
const INCLUDED = [
  'recipeDurationLimit',
  'additionalIngredientLimit',
  'audioLimit',
  'backgroundRemovalLimit',
  'publishingPlatformLimit',
] as const;

interface UsageMeterProps {
  label: string;
  used: number;
  /** -1: none, so nothing fills up. */
  limit: number;
  hint?: string | undefined;
}

function UsageMeter({ label, used, limit, hint }: UsageMeterProps) {
  const t = useTranslator();
  const isLimited = limit >= 0;
  return (
    <div className="sr-usage-meter">
      <div className="sr-usage-meter__head">
        <span>{label}</span>
        <strong>{isLimited ? t('usage.of', { used, limit: limitText(t, limit) }) : t('usage.used', { used })}</strong>
      </div>
      {isLimited && (
        <meter
          className="sr-usage-meter__bar"
          min={0}
          max={Math.max(1, limit)}
          high={Math.max(1, limit) * 0.9}
          optimum={0}
          value={Math.min(used, Math.max(1, limit))}
          aria-label={label}
        />
      )}
      {hint && <span className="sr-usage-meter__hint">{hint}</span>}
    </div>
  );
}
