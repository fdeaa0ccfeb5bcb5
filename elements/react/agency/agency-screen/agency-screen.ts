import accountScreen from '../../account/account-screen/account-screen.css?inline';
import actingAs from '../../account/acting-as/acting-as.css?inline';
import peopleView from '../../account/people-view/people-view.css?inline';
import charts from '../../controls/charts/charts.css?inline';
import mediaPreview from '../../controls/media-preview/media-preview.css?inline';
import table from '../../controls/table/table.css?inline';
import usageMeter from '../../controls/usage-meter/usage-meter.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import agencyDashboard from '../agency-dashboard/agency-dashboard.css?inline';
import clientList from '../client-list/client-list.css?inline';
import creationList from '../creation-list/creation-list.css?inline';
import resellerHelp from '../reseller-help/reseller-help.css?inline';
import sharedAssets from '../shared-assets/shared-assets.css?inline';
import tenantDomain from '../tenant-domain/tenant-domain.css?inline';
import tenantList from '../tenant-list/tenant-list.css?inline';
import tenantProfile from '../tenant-profile/tenant-profile.css?inline';
import agencyScreen from './agency-screen.css?inline';

const useStyles = lazyStyles([
  accountScreen,
  agencyScreen,
  actingAs,
  agencyDashboard,
  charts,
  mediaPreview,
  clientList,
  creationList,
  peopleView,
  resellerHelp,
  sharedAssets,
  tenantDomain,
  tenantList,
  tenantProfile,
  table,
  usageMeter,
]);

/** Styles of the agency's pages, downloaded with the first of them. Before any other hook of a page. */
export function useAgencyScreen(): void {
  useStyles();
}
