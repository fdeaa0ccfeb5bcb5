import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';

/** Reason why no more brands can be added. */
export function LimitText() {
  const t = useTranslator();
  const count = useSession().user?.accountLimits.organisationLimit ?? 1;
  return <p className="sr-field__hint">{t('brands.limit', { count })}</p>;
}
