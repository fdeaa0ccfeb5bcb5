import { useStore } from '@nanostores/react';
import { isAdminRole, type ManagedTenant, type TenantKind } from '@spotreel/sdk/internal/contract';
import { createTenants } from '@spotreel/sdk/internal/stores';
import { Building2, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { PageControls } from '../../account/account-screen/page-controls';
import { SearchForm } from '../../account/account-screen/search-form';
import { Button } from '../../controls/button/button';
import { EmptyState } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';
import { AgencyPage } from '../agency-screen/agency-page';
import { LoadState } from '../agency-screen/load-state';
import { NewTenantDialog } from './new-tenant-dialog';
import { useTenantListStyles } from './tenant-list-styles';

/** Props of `TenantsView`: the kind of tenants, and the host's links to them. */
export interface TenantsViewProps {
  kind: Exclude<TenantKind, 'house'>;
  /** The link to the profile of a tenant. */
  tenantLink: (slug: string, label: string, className: string) => ReactNode;
}

const WORDS = {
  agency: { title: 'agency.agencies', text: 'tenants.agencyText', create: 'tenants.createAgency' },
  reseller: { title: 'agency.resellers', text: 'tenants.resellerText', create: 'tenants.createReseller' },
  white_label: { title: 'agency.whiteLabels', text: 'tenants.whiteLabelText', create: 'tenants.createWhiteLabel' },
} as const;

/** Tenants of one kind below the own one: made, closed and opened here. */
export function TenantsView({ kind, tenantLink }: TenantsViewProps) {
  useTenantListStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const { user } = useSession();
  const [tenants] = useState(() => createTenants(spotreel, kind));
  const [isMaking, setMaking] = useState(false);
  const state = useStore(tenants.$pages);
  const isArchived = useStore(tenants.$archived);
  const mayManage = isAdminRole(user?.role);
  const words = WORDS[kind];

  useEffect(() => {
    void tenants.load();
  }, [tenants]);

  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
      {t(words.create)}
    </Button>
  );
  const { data } = state;
  return (
    <AgencyPage
      title={t(words.title)}
      text={t(words.text)}
      action={mayManage ? create : undefined}
      busy={state.status === 'loading'}
    >
      <div className="sr-agency-page__tools">
        <SearchForm label={t('agency.search')} onSearch={tenants.search} />
        <OpenOrArchived isArchived={isArchived} onChange={tenants.showArchived} />
      </div>
      <LoadState state={state} onRetry={tenants.load} />
      {data?.totalCount === 0 && (
        <EmptyState icon={<Building2 aria-hidden />} title={t('tenants.emptyTitle')}>
          {t(isArchived ? 'tenants.noArchived' : 'tenants.emptyText')}
        </EmptyState>
      )}
      <ul className="sr-tenant-list sr-list">
        {data?.data.map((tenant) => (
          <TenantRow
            key={tenant.id}
            tenant={tenant}
            link={tenantLink}
            onArchive={mayManage && !tenant.isOwn ? (next) => void tenants.archive(tenant.id, next) : undefined}
          />
        ))}
      </ul>
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={tenants.show} />}
      <NewTenantDialog open={isMaking} title={t(words.create)} store={tenants} onClose={() => setMaking(false)} />
    </AgencyPage>
  );
}

function OpenOrArchived({ isArchived, onChange }: { isArchived: boolean; onChange: (archived: boolean) => void }) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments" aria-label={t('tenants.show')}>
      {[false, true].map((archived) => (
        <button
          key={String(archived)}
          type="button"
          aria-pressed={isArchived === archived}
          onClick={() => onChange(archived)}
        >
          {t(archived ? 'tenants.archived' : 'tenants.open')}
        </button>
      ))}
    </fieldset>
  );
}

interface TenantRowProps {
  tenant: ManagedTenant;
  link: TenantsViewProps['tenantLink'];
  /** Absent: this one stays as it is. */
  onArchive: ((archived: boolean) => void) | undefined;
}

function TenantRow({ tenant, link, onArchive }: TenantRowProps) {
  const t = useTranslator();
  const { slug, name, parentName, archived, people, domain } = tenant;
  const facts = [parentName, t('tenants.people', { count: people }), domain].filter(Boolean);
  return (
    <li className="sr-tenant-list__row">
      <div className="sr-tenant-list__text">
        <strong>{link(slug, name, 'sr-tenant-list__link')}</strong>
        <span>{facts.join(' · ')}</span>
      </div>
      {onArchive && (
        <Button
          size="sm"
          aria-label={t(archived ? 'tenants.reopen' : 'tenants.archive', { name })}
          onClick={() => onArchive(!archived)}
        >
          {t(archived ? 'tenants.reopenShort' : 'tenants.archiveShort')}
        </Button>
      )}
    </li>
  );
}
