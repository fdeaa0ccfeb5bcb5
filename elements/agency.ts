/** React components of the agency's and the reseller's pages: a door of their own, since only those pages download them. */
export { AgencyDashboard, type AgencyDashboardProps } from './react/agency/agency-dashboard/agency-dashboard';
export { useAgencyScreen } from './react/agency/agency-screen/agency-screen';
export { AgencyUsers } from './react/agency/agency-screen/agency-team';
export { ClientsView, type ClientsViewProps } from './react/agency/client-list/client-list';
export { CreationsView } from './react/agency/creation-list/creation-list';
export { LegalPagesEditor, type LegalPagesEditorProps } from './react/agency/legal-pages/legal-pages-editor';
export {
  ResellerHelp,
  type ResellerHelpPage,
  type ResellerHelpProps,
} from './react/agency/reseller-help/reseller-help';
export { SharedAssetsView } from './react/agency/shared-assets/shared-assets';
export { TenantDomainPage } from './react/agency/tenant-domain/tenant-domain';
export { TenantsView, type TenantsViewProps } from './react/agency/tenant-list/tenant-list';
export { TenantProfile, type TenantProfileProps } from './react/agency/tenant-profile/tenant-profile';
