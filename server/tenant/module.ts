import { accountPorts } from '../account/ports';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { serveBrandFile } from './brand/serve-brand-file';
import { createTenantBrands } from './brand/tenant-brands';
import { tenantsDomain } from './domain';
import { domainCheckHandler } from './domain/domain-checks';
import { domainCheckKind } from './job-kinds';
import { agencySummary } from './routes/agency-summary';
import { appSettings } from './routes/app-settings';
import {
  brandOfHost,
  deleteTenantPicture,
  tenantBranding,
  updateTenantBranding,
  uploadTenantPicture,
} from './routes/branding';
import { clients, oneClient, updateClient } from './routes/clients';
import { creations } from './routes/creations';
import { checkTenantDomain, deleteTenantDomain, setTenantDomain, tenantDomain } from './routes/domain';
import { readLegalPage, readLegalPageDrafts, writeLegalPage } from './routes/legal-pages';
import { archiveTenant, createTenant, oneTenant, ownTenant, tenants, updateTenant } from './routes/tenants';

export const tenantModule = defineModule(tenantsDomain, {
  calls: [
    tenants,
    ownTenant,
    oneTenant,
    createTenant,
    updateTenant,
    archiveTenant,
    appSettings,
    brandOfHost,
    readLegalPage,
    readLegalPageDrafts,
    writeLegalPage,
    tenantBranding,
    updateTenantBranding,
    uploadTenantPicture,
    deleteTenantPicture,
    tenantDomain,
    setTenantDomain,
    checkTenantDomain,
    deleteTenantDomain,
    clients,
    oneClient,
    updateClient,
    creations,
    agencySummary,
  ],
  pages: [{ method: 'GET', path: '/tenant/:tenantId/:file', route: '/tenant', answer: serveBrandFile }],
  fills: [fillPort(accountPorts.tenantBrands, ({ db }) => createTenantBrands(db))],
  jobs: { slots: 1, handlers: [[domainCheckKind, domainCheckHandler]] },
});
