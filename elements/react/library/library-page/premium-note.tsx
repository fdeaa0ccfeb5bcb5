import { useTranslator } from '../../foundation/text/translation';
import { useIsLocked, useUpgradeUrl } from '../../foundation/use-session';

export interface PremiumNoteProps {
  tier: 'free' | 'premium';
}

/** Condition of a premium template, before it is used; nothing for people whose plan opens it. */
export function PremiumNote({ tier }: PremiumNoteProps) {
  const t = useTranslator();
  const isLocked = useIsLocked(tier);
  const upgradeUrl = useUpgradeUrl();
  if (!isLocked) return null;
  return (
    <p className="sr-page__text sr-premium-note">
      {t('start.premiumNote')}{' '}
      {upgradeUrl && (
        <a className="sr-link" href={upgradeUrl} target="_blank" rel="noreferrer">
          {t('start.upgrade')}
        </a>
      )}
    </p>
  );
}
