import { agencyScreen } from '../agency-screen/agency-screen';
import agencyDashboard from './agency-dashboard.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useAgencyDashboardStyles = agencyScreen(agencyDashboard);
