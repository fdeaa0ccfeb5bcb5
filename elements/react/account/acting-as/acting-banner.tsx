import type { User } from '@spotreel/sdk/internal/contract';
import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { classNames } from '../../foundation/styles/class-names';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';
import { useActingAsStyles } from './acting-as-styles';
import { useSitting } from './use-sitting';

/** Minutes before the end at which the banner comes back and is marked. */
const LAST_MINUTES = 2;

/** Props of `ActingBanner`. */
export interface ActingBannerProps {
  /** The person whose account is used. */
  user: Pick<User, 'firstName' | 'lastName' | 'email'>;
  /** Back to the own account. */
  onExit: () => void;
  /** The time is over: the server takes no more calls for that person. Keep the function the same over renders. */
  onOver: () => void;
}

/** Says whose account is used, why and how long, until it is dismissed or left. The time goes on while it is dismissed. */
export function ActingBanner({ user, onExit, onOver }: ActingBannerProps) {
  useActingAsStyles();
  const t = useTranslator();
  const running = useSitting(onOver);
  const [isDismissed, setDismissed] = useState(false);
  const isLast = running !== undefined && running.minutesLeft <= LAST_MINUTES;
  if (isDismissed && !isLast) return null;
  const name = personName(user);
  return (
    <aside className={classNames('sr-acting-banner', isLast && 'sr-acting-banner--last')}>
      <p className="sr-acting-banner__text" role="status">
        {t('acting.banner', { name })}
        {running && <span className="sr-acting-banner__reason">{running.sitting.reason}</span>}
      </p>
      {running && (
        <span className="sr-acting-banner__time" role="timer">
          <Clock aria-hidden />
          {t('acting.minutesLeft', { count: running.minutesLeft })}
        </span>
      )}
      <Button size="sm" onClick={onExit}>
        {t('acting.exit')}
      </Button>
      {!isLast && (
        <IconButton size="sm" label={t('acting.dismiss')} onClick={() => setDismissed(true)}>
          <X aria-hidden />
        </IconButton>
      )}
    </aside>
  );
}
