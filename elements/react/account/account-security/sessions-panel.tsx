import { useStore } from '@nanostores/react';
import type { SignInSession } from '@spotreel/sdk/internal/contract';
import type { AccountSecurityStore } from '@spotreel/sdk/internal/stores';
import { Laptop } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';

/** Devices that are logged in. Each can be logged out, or all but this one. */
export function SessionsPanel({ security }: { security: AccountSecurityStore }) {
  const t = useTranslator();
  const { data: sessions, status } = useStore(security.$sessions);
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <AccountPanel title={t('security.sessionsTitle')} text={t('security.sessionsText')}>
      {!sessions && status === 'loading' && <Skeleton shape="line" />}
      <ul className="sr-session-list">
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void security.endSession(session.id)} />
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button onClick={() => void security.endOthers()}>{t('security.endOthers')}</Button>
        </div>
      )}
    </AccountPanel>
  );
}

function SessionRow({ session, onEnd }: { session: SignInSession; onEnd: () => void }) {
  const t = useTranslator();
  const device = session.device || t('security.unknownDevice');
  const when = momentText(t, session.lastUsedAt);
  return (
    <li className="sr-session-list__row">
      <Laptop aria-hidden />
      <div className="sr-session-list__text">
        <strong>{device}</strong>
        <span>{session.isCurrent ? t('security.thisDevice') : t('security.lastUsed', { when })}</span>
      </div>
      {!session.isCurrent && (
        <Button size="sm" variant="quiet" aria-label={t('security.endSession', { device })} onClick={onEnd}>
          {t('security.endShort')}
        </Button>
      )}
    </li>
  );
}
