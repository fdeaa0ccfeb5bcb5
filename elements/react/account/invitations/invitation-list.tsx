import type { Invitation } from '@spotreel/sdk/internal/contract';
import type { InvitationsStore } from '@spotreel/sdk/internal/stores';
import { RotateCw, X } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface InvitationListProps {
  store: InvitationsStore;
  invitations: readonly Invitation[];
}

/** Each invitation with its state. An open one can be withdrawn, one that ran out can be sent again. */
export function InvitationList({ store, invitations }: InvitationListProps) {
  const t = useTranslator();
  return (
    <ul className="sr-invitation-list">
      {invitations.map(({ id, email, role, status, invitedBy, tenantId }) => (
        <li key={id} className="sr-invitation-list__row">
          <div className="sr-invitation-list__text">
            <strong>{email}</strong>
            <span>
              {t(`role.${role}`)}
              {invitedBy && ` · ${t('people.by', { name: invitedBy })}`}
            </span>
          </div>
          <span className="sr-state-tag">{t(`people.${status}`)}</span>
          {status !== 'accepted' && (
            <>
              <IconButton
                label={t('people.again', { email })}
                size="sm"
                onClick={() => void store.invite(email, role, tenantId)}
              >
                <RotateCw aria-hidden />
              </IconButton>
              <IconButton label={t('people.remove', { email })} size="sm" onClick={() => void store.remove(id)}>
                <X aria-hidden />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
