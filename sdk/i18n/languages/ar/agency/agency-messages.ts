import { messages as charts } from '../parts/charts';
import { messages as agencyPages } from './agency-pages';
import { messages as tenantPages } from './tenant-pages';

export const messages = {
  ...charts,
  ...agencyPages,
  ...tenantPages,
};
