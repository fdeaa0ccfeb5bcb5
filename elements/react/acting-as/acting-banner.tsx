import type { User } from '@spotreel/sdk/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useAccountScreen } from '../account-screen/account-screen';
import { Button, IconButton } from '../button/button';
import { personName } from '../foundation/person-name';
import { useTranslator } from '../foundation/translation';

/** Whose account is used. */
export interface ActingBannerProps {
  /** The person whose account is used. */
  user: Pick<User, 'firstName' | 'lastName' | 'email'>;
  /** Back to the own account. */
  onExit: () => void;
}

/** Says whose account is used, until it is dismissed or left. */
export function ActingBanner({ user, onExit }: ActingBannerProps) {
  useAccountScreen();
  const t = useTranslator();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const name = personName(user);
  return (
    <aside className="sr-acting-banner" role="status">
      <span className="sr-acting-banner__text">{t('acting.banner', { name })}</span>
      <Button size="sm" onClick={onExit}>
        {t('acting.exit')}
      </Button>
      <IconButton size="sm" label={t('acting.dismiss')} onClick={() => setDismissed(true)}>
        <X aria-hidden />
      </IconButton>
    </aside>
  );
}
