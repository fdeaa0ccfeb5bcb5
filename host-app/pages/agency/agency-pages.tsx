import {
  AgencyDashboard,
  AgencyUsers,
  ClientsView,
  CreationsView,
  LegalPagesEditor,
  ResellerHelp,
  SharedAssetsView,
  TenantDomainPage,
  TenantProfile,
  TenantsView,
  useAgencyScreen,
} from '@spotreel/elements/internal/agency';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useSession } from '@spotreel/elements/react';
import type { UserRole } from '@spotreel/sdk/client';
import { isAdminRole, isStaffRole } from '@spotreel/sdk/internal/contract';
import { Link, Navigate, Route, Routes, useParams } from 'react-router';
import { useAppSettings } from '../../app-settings';
import { isExternal } from '../../layout/menus/menu-link';
import { type SidePage, SidePages } from '../../layout/side-pages';
import { NotFoundPage } from '../not-found-page';

const PAGES: readonly SidePage[] = [
  { to: '/agency/dashboard', key: 'agency.dashboard' },
  { to: '/agency/clients', key: 'agency.clients' },
  { to: '/agency/creations', key: 'agency.creations' },
  { to: '/agency/assets', key: 'agency.assets' },
  { to: '/agency/white-labels', key: 'agency.whiteLabels' },
  { to: '/agency/resellers', key: 'agency.resellers' },
  { to: '/agency/agencies', key: 'agency.agencies' },
  { to: '/agency/users', key: 'people.title' },
  { to: '/agency/profile/details', key: 'agency.profile' },
  { to: '/agency/custom-domain', key: 'agency.domain' },
  { to: '/agency/legal-pages', key: 'app.legalPages' },
  { to: '/reseller/help', key: 'agency.help' },
];

const ADMIN_PAGES = ['/agency/users', '/agency/legal-pages'];

/** Pages that a role finds in the menu at the side. */
function pagesFor(role: UserRole) {
  return PAGES.filter(({ to }) => {
    if (to === '/agency/agencies') return role === 'operator';
    if (to === '/agency/resellers') return role !== 'reseller';
    if (to === '/reseller/help') return role === 'reseller';
    return !ADMIN_PAGES.includes(to) || isAdminRole(role);
  });
}

/** Pages for staff and admins of an agency; all other roles get the page of unknown addresses. */
export function AgencyPages() {
  useAgencyScreen();
  const t = useTranslator();
  const { user } = useSession();
  if (!user || !isStaffRole(user.role)) return <NotFoundPage />;
  return (
    <SidePages title={t('agency.title')} pages={pagesFor(user.role)}>
      <AgencyRoutes isAdmin={isAdminRole(user.role)} />
    </SidePages>
  );
}

/** Addresses below `/agency` and `/reseller` (docs/rules/app.md#addresses). */
function AgencyRoutes({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Routes>
      <Route index element={<Navigate to="/agency/dashboard" replace />} />
      <Route path="dashboard" element={<AgencyDashboard clientsLink={linkTo('/agency/clients')} />} />
      <Route path="clients" element={<ClientsView onActing={() => location.assign('/')} />} />
      <Route path="creations" element={<CreationsView />} />
      <Route path="assets" element={<SharedAssetsView />} />
      {isAdmin && <Route path="users" element={<AgencyUsers />} />}
      <Route path="resellers" element={<TenantsView key="reseller" kind="reseller" tenantLink={profileLink} />} />
      <Route path="agencies" element={<TenantsView key="agency" kind="agency" tenantLink={profileLink} />} />
      <Route path="white-labels" element={<TenantsView key="white" kind="white_label" tenantLink={profileLink} />} />
      <Route path="profile" element={<TenantProfile notFound={<NotFoundPage />} />} />
      <Route path="profile/details" element={<TenantProfile notFound={<NotFoundPage />} />} />
      <Route path="profile/domain" element={<TenantDomainPage />} />
      <Route path="custom-domain" element={<TenantDomainPage />} />
      {isAdmin && <Route path="legal-pages" element={<LegalPages />} />}
      <Route path="profile/:slug" element={<ProfileOfSlug />} />
      <Route path="help" element={<ResellerHelp link={helpLink} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function LegalPages() {
  const { links } = useAppSettings();
  return (
    <LegalPagesEditor
      linkOf={(kind) => (isExternal({ to: links[kind] ?? '' }) ? links[kind] : null)}
      viewLink={(kind, label, className) => linkTo(`/${kind}`)(label, className)}
    />
  );
}

function ProfileOfSlug() {
  const { slug } = useParams();
  return <TenantProfile key={slug} slug={slug} notFound={<NotFoundPage />} />;
}

function linkTo(to: string) {
  return (label: string, className: string) => (
    <Link to={to} className={className}>
      {label}
    </Link>
  );
}

function profileLink(slug: string, label: string, className: string) {
  return linkTo(`/agency/profile/${slug}`)(label, className);
}

const HELP_PAGES = {
  snippet: '/account/developers/embed',
  keys: '/account/developers/keys',
  guide: '/help/embed-the-editor',
  profile: '/reseller/profile',
  domain: '/agency/custom-domain',
  clients: '/agency/clients',
  'white-labels': '/agency/white-labels',
} as const;

function helpLink(page: keyof typeof HELP_PAGES, label: string, className: string) {
  return linkTo(HELP_PAGES[page])(label, className);
}
