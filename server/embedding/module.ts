import { FRAME_PATH } from '../account/rules/site-origins';
import { defineModule } from '../platform/modules/module';
import { embeddingDomain } from './domain';
import { serveFramePage } from './frame/serve-frame-page';
import { createEmbedToken } from './routes/create-embed-token';
import { deleteTenantUser, putTenantUser, setTenantUserStatus, tenantUser, tenantUsers } from './routes/tenant-users';

export const embeddingModule = defineModule(embeddingDomain, {
  calls: [putTenantUser, tenantUsers, tenantUser, setTenantUserStatus, deleteTenantUser, createEmbedToken],
  pages: [{ method: 'GET', path: `${FRAME_PATH}:tag`, route: FRAME_PATH, answer: serveFramePage }],
});
