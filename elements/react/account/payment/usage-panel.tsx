import type { User } from '@spotreel/sdk/internal/contract';
import { limitText } from '../../controls/usage-meter/limit-text';
import { StorageMeter } from '../../controls/usage-meter/storage-meter';
import { UsageMeter } from '../../controls/usage-meter/usage-meter';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { PlansLink } from './plans-link';

/** Usage of the plan, as meters, and its other features. */
export function UsagePanel({ user }: { user: User }) {
  const t = useTranslator();
  const { accountLimits: limits, usages, renderPeriod } = user;
  const name = planNameOf(user);
  const text = name ? t('usage.on', { name }) : t('usage.none');
  return (
    <AccountPanel title={t('usage.title')} text={text}>
      <UsageMeter
        label={t('usage.renders')}
        used={usages.renders}
        limit={limits.renderLimit}
        hint={limits.renderLimit < 0 ? undefined : t('usage.until', { date: dayText(t, renderPeriod.endsAt) })}
      />
      <UsageMeter
        label={t('limit.concurrentRenderLimit')}
        used={usages.concurrentRenders}
        limit={limits.concurrentRenderLimit}
      />
      <UsageMeter label={t('limit.organisationLimit')} used={usages.organisations} limit={limits.organisationLimit} />
      {usages.storageBytes !== undefined && <StorageMeter bytes={usages.storageBytes} limit={limits.storageLimit} />}
      <h3 className="sr-usage__title">{t('usage.included')}</h3>
      <dl className="sr-usage__list">
        {INCLUDED.map((name) => (
          <div key={name}>
            <dt>{t(`limit.${name}`)}</dt>
            <dd>{limitText(t, limits[name], name)}</dd>
          </div>
        ))}
      </dl>
      <PlansLink />
    </AccountPanel>
  );
}

/** The plan whose limits are shown. Servers that do not name it have only products. */
function planNameOf({ planName, products }: User): string | undefined {
  return planName === undefined ? products[0]?.productGroup.name : (planName ?? undefined);
}

/** Limits that are no amount that gets used up. */
const INCLUDED = [
  'recipeDurationLimit',
  'additionalIngredientLimit',
  'audioLimit',
  'backgroundRemovalLimit',
  'publishingPlatformLimit',
] as const;
