import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';

/** Why there is no more room. */
export function LimitText() {
  const t = useTranslator();
  const count = useSession().user?.accountLimits.organisationLimit ?? 1;
  return <p className="sr-field__hint">{t('brands.limit', { count })}</p>;
}
