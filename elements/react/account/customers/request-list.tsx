import { useStore } from '@nanostores/react';
import type { ManagedPlanRequest } from '@spotreel/sdk/internal/contract';
import type { CustomersStore } from '@spotreel/sdk/internal/stores';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { NoteDialog } from '../account-screen/note-dialog';
import { PageControls } from '../account-screen/page-controls';
import { GrantDialog } from './grant-dialog';

/** Requests for plans, open ones first. */
export function RequestList({ store }: { store: CustomersStore }) {
  const t = useTranslator();
  const { data, failure, status } = useStore(store.requests.$pages);
  const [granted, setGranted] = useState<ManagedPlanRequest>();
  const [declined, setDeclined] = useState<ManagedPlanRequest>();
  return (
    <AccountPanel title={t('customers.requests')}>
      {failure && (
        <EmptyState
          title={t('customers.errorTitle')}
          action={<RetryButton failure={failure} onRetry={store.requests.load} />}
        >
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && status !== 'idle' && <Skeleton shape="line" />}
      {data?.totalCount === 0 && (
        <EmptyState icon={<Inbox aria-hidden />} title={t('customers.noRequests')}>
          {t('customers.noRequestsText')}
        </EmptyState>
      )}
      {data && data.totalCount > 0 && (
        <ul className="sr-product-list">
          {data.data.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onGrant={() => setGranted(request)}
              onDecline={() => setDeclined(request)}
            />
          ))}
        </ul>
      )}
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={store.requests.show} />}
      <GrantDialog
        key={granted?.id}
        store={store}
        person={granted?.person.name}
        plans={granted ? [granted.plan] : []}
        onClose={() => setGranted(undefined)}
        onGrant={({ planId: _planId, ...terms }) => store.grantRequest(granted?.id ?? 0, terms)}
      />
      <DeclineDialog store={store} request={declined} onClose={() => setDeclined(undefined)} />
    </AccountPanel>
  );
}

interface RequestRowProps {
  request: ManagedPlanRequest;
  onGrant: () => void;
  onDecline: () => void;
}

function RequestRow({ request, onGrant, onDecline }: RequestRowProps) {
  const t = useTranslator();
  const { person, plan, status, note, createdAt, tenantName } = request;
  const { name } = person;
  return (
    <li className="sr-product-list__row">
      <div className="sr-product-list__text">
        <strong>{name}</strong>
        <span>
          {t('customers.asksFor', { name: plan.name })} · {tenantName} · {dayText(t, createdAt)}
        </span>
        {note && <q className="sr-customers__note">{note}</q>}
      </div>
      {status === 'open' ? (
        <>
          <Button size="sm" variant="primary" aria-label={t('customers.grantFor', { name })} onClick={onGrant}>
            {t('customers.grant')}
          </Button>
          <Button size="sm" aria-label={t('customers.declineFor', { name })} onClick={onDecline}>
            {t('customers.decline')}
          </Button>
        </>
      ) : (
        <span className="sr-state-tag">{t(`customers.${status}`)}</span>
      )}
    </li>
  );
}

interface DeclineDialogProps {
  store: CustomersStore;
  /** Undefined: closed. */
  request: ManagedPlanRequest | undefined;
  onClose: () => void;
}

/** Declines a request, with a message to the person. */
function DeclineDialog({ store, request, onClose }: DeclineDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  return (
    <NoteDialog
      open={request !== undefined}
      title={t('customers.declineTitle', { person: request?.person.name ?? '' })}
      label={t('customers.note')}
      action={t('customers.decline')}
      isDangerous
      form={form}
      onSend={async (note) => request !== undefined && (await store.declineRequest(request.id, note))}
      onClose={onClose}
    />
  );
}
