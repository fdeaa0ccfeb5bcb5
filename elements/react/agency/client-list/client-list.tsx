import { useStore } from '@nanostores/react';
import { type ClientAccount, isAdminRole } from '@spotreel/sdk/internal/contract';
import { createClients, createInvitations } from '@spotreel/sdk/internal/stores';
import { SearchX, UserPlus, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PageControls } from '../../account/account-screen/page-controls';
import { SearchForm } from '../../account/account-screen/search-form';
import { ActingDialog } from '../../account/acting-as/acting-dialog';
import { InviteClientDialog } from '../../account/invitations/invite-client-dialog';
import { Button } from '../../controls/button/button';
import { EmptyState } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';
import { AgencyPage } from '../agency-screen/agency-page';
import { LoadState } from '../agency-screen/load-state';
import { useClientListStyles } from './client-list-styles';
import { ClientTable } from './client-table';
import { LimitsDialog } from './limits-dialog';

/** Props of `ClientsView`. */
export interface ClientsViewProps {
  /** The next calls are made as that client: reload the page. */
  onActing: () => void;
}

/** Clients with usage and limits. Admins invite, limit and suspend them. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one page, in the order in which it is read
export function ClientsView({ onActing }: ClientsViewProps) {
  useClientListStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const { user } = useSession();
  const [clients] = useState(() => createClients(spotreel));
  const [invitations] = useState(() => createInvitations(spotreel));
  const [isInviting, setInviting] = useState(false);
  const [limited, setLimited] = useState<ClientAccount>();
  const [used, setUsed] = useState<ClientAccount>();
  const state = useStore(clients.$pages);
  const { search } = useStore(clients.$query);

  useEffect(() => {
    void clients.load();
  }, [clients]);

  const invite = (
    <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
      {t('clients.invite')}
    </Button>
  );
  const mayInvite = isAdminRole(user?.role);
  const { data } = state;
  return (
    <AgencyPage
      title={t('agency.clients')}
      text={t('clients.text')}
      action={mayInvite ? invite : undefined}
      busy={state.status === 'loading'}
    >
      <SearchForm label={t('clients.search')} onSearch={clients.search} />
      <LoadState state={state} onRetry={clients.load} />
      {data?.totalCount === 0 && <NoClients isSearch={search !== ''} />}
      {data && data.totalCount > 0 && (
        <ClientTable
          clients={data.data}
          onLimits={setLimited}
          onAct={setUsed}
          onStatus={({ id }, status) => void clients.save(id, { status })}
        />
      )}
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={clients.show} />}
      <InviteClientDialog open={isInviting} store={invitations} onClose={() => setInviting(false)} />
      {used && (
        <ActingDialog
          key={used.id}
          person={{ email: used.email, name: personName(used) }}
          onClose={() => setUsed(undefined)}
          onActing={onActing}
        />
      )}
      {limited && (
        <LimitsDialog key={limited.id} client={limited} store={clients} onClose={() => setLimited(undefined)} />
      )}
    </AgencyPage>
  );
}

function NoClients({ isSearch }: { isSearch: boolean }) {
  const t = useTranslator();
  return (
    <EmptyState
      icon={isSearch ? <SearchX aria-hidden /> : <UsersRound aria-hidden />}
      title={t(isSearch ? 'clients.noneTitle' : 'clients.emptyTitle')}
    >
      {t(isSearch ? 'clients.noneText' : 'clients.emptyText')}
    </EmptyState>
  );
}
