import {
  AuditView,
  CustomersView,
  DataPage,
  type DeveloperLink,
  IntegrationsPage,
  PaymentPage,
  PeopleView,
  PlanEditor,
  PlansView,
  ProfilePage,
  type PublishingReturn,
  ReceiptPage,
  SecurityPage,
  useAccountScreen,
} from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useSession } from '@spotreel/elements/react';
import { isAdminRole } from '@spotreel/sdk/internal/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router';
import { useAppSettings } from '../../app-settings';
import { rememberLanguage } from '../../layout/language';
import { type SidePage, SidePages } from '../../layout/side-pages';
import { NotFoundPage } from '../not-found-page';
import { DeveloperPages } from './developer-pages';

const PAGES: readonly SidePage[] = [
  { to: '/account', key: 'account.info' },
  { to: '/account/security', key: 'account.security' },
  { to: '/account/plans', key: 'plans.title' },
  { to: '/account/payment', key: 'payment.title' },
  { to: '/account/integrations', key: 'integrations.title' },
  { to: '/account/data', key: 'data.title' },
];
const ADMIN_PAGES: readonly SidePage[] = [
  { to: '/account/people', key: 'account.people' },
  { to: '/account/customers', key: 'customers.title' },
  { to: '/account/edit-plans', key: 'planEditor.title' },
  { to: '/impersonate', key: 'acting.title' },
  { to: '/account/audit', key: 'audit.title' },
  { to: '/account/developers', key: 'developers.title', hasPages: true },
];

/** A page of the account, beside the names of all of them. */
export function AccountSection({ children }: { children: ReactNode }) {
  const t = useTranslator();
  const { user } = useSession();
  const pages = isAdminRole(user?.role) ? [...PAGES, ...ADMIN_PAGES] : PAGES;
  return (
    <SidePages title={t('account.title')} pages={pages}>
      {children}
    </SidePages>
  );
}

/** The pages of the account, with their names at the side. */
export function AccountPages() {
  useAccountScreen();
  const { user } = useSession();
  const isAdmin = isAdminRole(user?.role);
  return (
    <AccountSection>
      <Routes>
        <Route index element={profilePage} />
        <Route path="profile" element={profilePage} />
        <Route path="notifications" element={profilePage} />
        <Route path="security" element={<SecurityPage />} />
        <Route path="plans" element={<PlansView />} />
        <Route path="integrations" element={<Integrations isAdmin={isAdmin} />} />
        <Route path="data" element={<Data />} />
        <Route path="payment" element={<Payment />} />
        <Route path="purchases/:purchaseId" element={<Receipt />} />
        {isAdmin && <Route path="customers" element={<CustomersView />} />}
        {isAdmin && <Route path="edit-plans" element={<PlanEditor />} />}
        {isAdmin && <Route path="people" element={<PeopleView />} />}
        {isAdmin && <Route path="developers/*" element={<DeveloperPages />} />}
        {isAdmin && <Route path="audit" element={<AuditView />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </AccountSection>
  );
}

const profilePage = <ProfilePage onLanguage={rememberLanguage} />;

const receiptUrl = (purchaseId: number) => `/account/purchases/${purchaseId}`;

function Data() {
  const navigate = useNavigate();
  return <DataPage onDeleted={() => navigate('/login?out=true')} />;
}

function Integrations({ isAdmin }: { isAdmin: boolean }) {
  const { socialSignIn } = useAppSettings();
  const providers = socialSignIn.map(({ provider }) => provider);
  const publishingReturn = usePublishingReturn();
  return (
    <IntegrationsPage
      providers={providers}
      developerLink={isAdmin ? developerLink : undefined}
      publishingReturn={publishingReturn}
    />
  );
}

/** Parameters that a platform added to the address. They leave the address at once. */
function usePublishingReturn(): PublishingReturn | undefined {
  const [found, setFound] = useSearchParams();
  const [back] = useState(() => {
    const of = (name: string) => found.get(name) ?? '';
    return found.has('publishing') ? { platform: of('publishing'), state: of('state'), code: of('code') } : undefined;
  });
  useEffect(() => {
    if (back) setFound({}, { replace: true });
  }, [back, setFound]);
  return back;
}

const developerLink: DeveloperLink = ({ page, label, name, className }) => (
  <Link to={`/account/developers/${page}`} className={className} aria-label={name}>
    {label}
  </Link>
);

function Payment() {
  const [search] = useSearchParams();
  return <PaymentPage receiptUrl={receiptUrl} isPaid={search.get('checkout') === 'done'} />;
}

function Receipt() {
  const purchaseId = Number(useParams().purchaseId);
  if (!Number.isSafeInteger(purchaseId) || purchaseId <= 0) return <NotFoundPage />;
  return <ReceiptPage key={purchaseId} purchaseId={purchaseId} backUrl="/account/payment" />;
}
