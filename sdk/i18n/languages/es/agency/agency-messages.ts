import { messages as agencyPages } from './agency-pages';
import { messages as tenantPages } from './tenant-pages';

export const messages = {
  ...agencyPages,
  ...tenantPages,
};
