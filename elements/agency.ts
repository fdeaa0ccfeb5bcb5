/** React components of the agency's and the reseller's pages: a door of their own, since only those pages download them. */
export { AgencyDashboard, type AgencyDashboardProps } from './react/agency-dashboard/agency-dashboard';
export { useAgencyScreen } from './react/agency-screen/agency-screen';
export { AgencyUsers } from './react/agency-screen/agency-team';
export { ClientsView, type ClientsViewProps } from './react/client-list/client-list';
export { CreationsView } from './react/creation-list/creation-list';
export { LegalPagesEditor, type LegalPagesEditorProps } from './react/legal-pages/legal-pages-editor';
export { ResellerHelp, type ResellerHelpPage, type ResellerHelpProps } from './react/reseller-help/reseller-help';
export { SharedAssetsView } from './react/shared-assets/shared-assets';
export { TenantDomainPage } from './react/tenant-domain/tenant-domain';
export { TenantsView, type TenantsViewProps } from './react/tenant-list/tenant-list';
export { TenantProfile, type TenantProfileProps } from './react/tenant-profile/tenant-profile';
