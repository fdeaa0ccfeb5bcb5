import { AuditView, PeopleView, ProfilePage, SecurityPage, useAccountScreen } from '@spotreel/elements/account';
import { useSession, useTranslator } from '@spotreel/elements/react';
import { NavLink, Route, Routes } from 'react-router';
import { DeveloperPages } from './developer-pages';
import { NotFoundPage } from './not-found-page';
import { usePageTitle } from './page-title';

const PAGES = [
  { to: '/account', key: 'account.profile' },
  { to: '/account/security', key: 'account.security' },
] as const;
const ADMIN_PAGES = [
  { to: '/account/people', key: 'account.people' },
  { to: '/impersonate', key: 'acting.title' },
  { to: '/account/audit', key: 'audit.title' },
  { to: '/account/developers', key: 'developers.title' },
] as const;
const ADMINS = ['operator', 'agency_admin', 'reseller'];

/** The pages of the account, with their names at the side. */
export function AccountPages() {
  useAccountScreen();
  const t = useTranslator();
  const { user } = useSession();
  const isAdmin = ADMINS.includes(user?.role ?? '');
  const pages = isAdmin ? [...PAGES, ...ADMIN_PAGES] : PAGES;
  usePageTitle(t('account.title'));
  return (
    <div className="sr-account-layout">
      <nav className="sr-account-layout__nav" aria-label={t('account.title')}>
        {pages.map(({ to, key }) => (
          <NavLink key={to} to={to} end={to !== '/account/developers'} className="sr-account-layout__link">
            {t(key)}
          </NavLink>
        ))}
      </nav>
      <Routes>
        <Route index element={<ProfilePage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="notifications" element={<ProfilePage />} />
        <Route path="security" element={<SecurityPage />} />
        {isAdmin && <Route path="people" element={<PeopleView />} />}
        {isAdmin && <Route path="developers/*" element={<DeveloperPages />} />}
        {isAdmin && <Route path="audit" element={<AuditView />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </div>
  );
}
