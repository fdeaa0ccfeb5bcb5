import { Gem, Lock } from 'lucide-react';
import { useTranslator } from '../../foundation/text/translation';
import { useIsLocked } from '../../foundation/use-session';

/** Before the facts of what belongs to a paid plan; a lock where the reader's plan does not open it. */
export function PremiumMark() {
  const t = useTranslator();
  if (!useIsLocked('premium'))
    return (
      <span className="sr-premium-mark">
        <Gem aria-hidden /> {t('library.premium')}
      </span>
    );
  return (
    <span className="sr-premium-mark sr-premium-mark--locked" title={t('library.premiumLocked')}>
      <Lock aria-hidden /> {t('library.premium')}
      <span className="sr-visually-hidden">{t('library.premiumLocked')}</span>
    </span>
  );
}
