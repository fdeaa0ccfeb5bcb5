import type { StartState } from '@spotreel/sdk/internal/stores';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { useUpgradeUrl } from '../../foundation/use-session';

export interface StartRefusalProps {
  failure: NonNullable<StartState['failure']>;
}

/** Reason why no project was created; with a link to the plans if one of them would allow it. */
export function StartRefusal({ failure: { code, message } }: StartRefusalProps) {
  const t = useTranslator();
  const upgradeUrl = useUpgradeUrl();
  const title = t('failure.create');
  if (code !== 'premium_required')
    return (
      <Notice tone="danger" title={title}>
        {message !== title && message}
      </Notice>
    );
  const plans = upgradeUrl && (
    <a className="sr-button sr-button--primary sr-button--sm" href={upgradeUrl} target="_blank" rel="noreferrer">
      {t('start.upgrade')}
    </a>
  );
  return (
    <Notice tone="warning" title={t('start.premiumTitle')} action={plans}>
      {message}
    </Notice>
  );
}
