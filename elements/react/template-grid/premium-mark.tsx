import { Gem } from 'lucide-react';
import { useTranslator } from '../foundation/translation';

/** Before the facts of what belongs to a paid plan. */
export function PremiumMark() {
  const t = useTranslator();
  return (
    <span className="sr-premium-mark">
      <Gem aria-hidden /> {t('library.premium')}
    </span>
  );
}
