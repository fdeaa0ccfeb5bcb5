import { defineModule } from '../platform/modules/module';
import { serveBrandFile } from './brand/serve-brand-file';
import { tenantsDomain } from './domain';
import { domainCheckHandler } from './domain/domain-checks';
import { domainCheckKind } from './job-kinds';
import { agencySummary } from './routes/agency-summary';
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
  jobs: { slots: 1, handlers: [[domainCheckKind, domainCheckHandler]] },
});
