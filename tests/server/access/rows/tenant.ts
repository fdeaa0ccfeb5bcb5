import { type AccessRows, byId, byPath, open, own, ownWith } from '../access-rules';
import type { OwnedRows } from '../owned-rows';

const tenant =
  (rest = '') =>
  (owned: OwnedRows) =>
    `/v1/tenant/${owned.tenantId}${rest}`;

export const access: AccessRows = {
  tenantBrand: open,
  tenants: own,
  ownTenant: own,
  createTenant: ownWith({ name: 'Mine', kind: 'white_label' }),
  tenant: byPath(tenant()),
  updateTenant: byPath(tenant(), { name: 'Taken over' }),
  archiveTenant: byPath(tenant('/archive'), { archived: true }),
  tenantBranding: byPath(tenant('/branding')),
  updateTenantBranding: byPath(tenant('/branding'), { accent: '#123456' }),
  legalPage: open,
  legalPageDrafts: byPath(tenant('/legal-page')),
  writeLegalPage: byPath(tenant('/legal-page?kind=terms'), { text: 'Mine' }),
  uploadTenantPicture: byId((owned) => ({
    path: `${tenant('/branding/picture?slot=logo')(owned)}`,
    form: { image: 'x' },
  })),
  deleteTenantPicture: byPath(tenant('/branding/picture?slot=logo')),
  tenantDomain: byPath(tenant('/domain')),
  setTenantDomain: byPath(tenant('/domain'), { domain: 'other.example.com' }),
  checkTenantDomain: byPath(tenant('/domain/check')),
  deleteTenantDomain: byPath(tenant('/domain')),
  clients: own,
  client: byPath(({ ownerId }) => `/v1/agency/client/${ownerId}`),
  updateClient: byPath(({ ownerId }) => `/v1/agency/client/${ownerId}`, { status: 'suspended' }),
  creations: own,
  agencySummary: own,
};
