import type { ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { useUpgradeUrl } from '../../foundation/use-session';

/** Leads to the plans that can be had, beside other actions. Absent where there are none. */
export function PlansLink({ children }: { children?: ReactNode }) {
  const t = useTranslator();
  const url = useUpgradeUrl();
  if (!url && !children) return null;
  return (
    <div className="sr-account-form__actions">
      {url && (
        <a className="sr-button sr-button--secondary sr-button--md" href={url}>
          {t('usage.toPlans')}
        </a>
      )}
      {children}
    </div>
  );
}
