import { useStore } from '@nanostores/react';
import { isAdminRole, type ManagedTenant } from '@spotreel/sdk/internal/contract';
import { createInvitations, createTenantBranding, createTenantBySlug } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountPanel } from '../../account/account-screen/account-panel';
import { InviteIntoTenant } from '../../account/invitations/invite-into-tenant';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';
import { AgencyPage } from '../agency-screen/agency-page';
import { LoadState } from '../agency-screen/load-state';
import { TenantDomainPanel } from '../tenant-domain/tenant-domain';
import { BrandPictures } from './brand-pictures';
import { TenantBrandForm } from './tenant-brand-form';
import { useTenantProfileStyles } from './tenant-profile-styles';

/** Props of `TenantProfile`: the tenant. */
export interface TenantProfileProps {
  /** Absent: the own one. */
  slug?: string | undefined;
  /** Shown in place of the page when no tenant of the user has this slug. */
  notFound: ReactNode;
}

/** Name, brand and domain of the own tenant, or of one below it. */
export function TenantProfile({ slug, notFound }: TenantProfileProps) {
  useTenantProfileStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createTenantBySlug(spotreel, slug));
  const state = useStore(store.$tenant);

  useEffect(() => {
    void store.load();
  }, [store]);

  if (state.data === null) return notFound;
  return (
    <AgencyPage
      title={state.data && !state.data.isOwn ? state.data.name : t('agency.profile')}
      text={t('tenantBrand.text')}
      busy={state.status === 'loading'}
    >
      <LoadState state={state} onRetry={store.load} />
      {state.data && <TenantPanels tenant={state.data} onSaved={store.replace} />}
    </AgencyPage>
  );
}

function TenantPanels({ tenant, onSaved }: { tenant: ManagedTenant; onSaved: (tenant: ManagedTenant) => void }) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const { user } = useSession();
  const [branding] = useState(() => createTenantBranding(spotreel, tenant.id));
  const [invitations] = useState(() => createInvitations(spotreel));
  const state = useStore(branding.$branding);
  const mayManage = isAdminRole(user?.role);

  useEffect(() => {
    void branding.load();
  }, [branding]);

  if (!state.data) return <LoadState state={state} onRetry={branding.load} />;
  return (
    <div className="sr-tenant-profile">
      <TenantBrandForm tenant={tenant} branding={state.data} store={branding} mayManage={mayManage} onSaved={onSaved} />
      <BrandPictures branding={state.data} store={branding} mayManage={mayManage} />
      {!tenant.isOwn && <TenantDomainPanel tenantId={tenant.id} mayManage={mayManage} />}
      {!tenant.isOwn && mayManage && (
        <AccountPanel title={t('tenants.inviteTitle')} text={t('tenants.inviteText')}>
          <InviteIntoTenant tenant={tenant} store={invitations} />
        </AccountPanel>
      )}
    </div>
  );
}
