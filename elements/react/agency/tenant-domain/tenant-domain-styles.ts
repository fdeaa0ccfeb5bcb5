import { agencyScreen } from '../agency-screen/agency-screen';
import tenantDomain from './tenant-domain.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useTenantDomainStyles = agencyScreen(tenantDomain);
