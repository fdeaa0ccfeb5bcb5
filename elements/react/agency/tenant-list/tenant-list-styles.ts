import { agencyScreen } from '../agency-screen/agency-screen';
import tenantList from './tenant-list.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useTenantListStyles = agencyScreen(tenantList);
