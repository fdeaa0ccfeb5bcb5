import { agencyScreen } from '../agency-screen/agency-screen';
import tenantDomain from '../tenant-domain/tenant-domain.css?inline';
import tenantProfile from './tenant-profile.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useTenantProfileStyles = agencyScreen(tenantProfile, tenantDomain);
