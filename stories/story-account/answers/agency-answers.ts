import type {
  AgencySummary,
  ClientAccount,
  Creation,
  LegalPageDraft,
  ManagedTenant,
  TenantBranding,
  TenantDomain,
} from '@spotreel/sdk/internal/contract';
import { person } from '../demo-account';
import { pageOf } from '../page-of';
import type { Answers } from '../story-call';

export const demoDomain: TenantDomain = {
  domain: 'videos.harbor.example',
  state: 'waiting',
  records: [
    {
      type: 'TXT',
      name: '_spotreel-challenge.videos.harbor.example',
      value: 'site-verification=r5FQz0p3bVYxJ8mH2cTn7LwKeA1dUoGs',
    },
    { type: 'CNAME', name: 'videos.harbor.example', value: 'app.video-house.example' },
  ],
  found: ['v=spf1 -all'],
  problem: 'other_record',
  checkedAt: '2026-11-02T09:00:00.000Z',
  nextCheckAt: '2026-11-02T09:08:00.000Z',
  provedAt: null,
};

const branding: TenantBranding = {
  own: {
    accent: '#e07a1f',
    font: null,
    senderName: 'Harbor Films',
    senderAddress: null,
    replyTo: 'hello@harbor.example',
    supportUrl: 'https://harbor.example/help',
    termsUrl: null,
    privacyUrl: null,
    logo: null,
    logoDark: null,
    icon: null,
  },
  shown: {
    name: 'Harbor Films',
    isHouse: false,
    logo: null,
    logoDark: null,
    icon: null,
    stylesheet: null,
    supportUrl: 'https://harbor.example/help',
    termsUrl: null,
    privacyUrl: null,
  },
};

/** Answers for the pages of an agency. */
export function agencyAnswers(creations: readonly Creation[]): Answers {
  let domain: TenantDomain | null = demoDomain;
  return {
    agencySummary: () => summary(),
    clients: (asked) => pageOf(demoClients, asked),
    updateClient: ({ params }) => demoClients.find(({ id }) => id === Number(params.clientId)),
    creations: (asked) => pageOf(creations, asked),
    shareMedia: ({ params, body }) => ({ id: Number(params.mediaId), ...(body as object) }),
    tenants: (asked) => pageOf(demoTenants, asked),
    ownTenant: () => tenant(1, 'Harbor Films', 'agency', true),
    createTenant: ({ body }) => tenant(9, (body as { name: string }).name, 'white_label', false),
    archiveTenant: ({ params }) => demoTenants.find(({ id }) => id === Number(params.tenantId)),
    tenantBranding: () => branding,
    updateTenantBranding: () => branding,
    updateTenant: () => tenant(1, 'Harbor Films', 'agency', true),
    legalPageDrafts: () => legalPages,
    tenantDomain: () => domain,
    setTenantDomain: () => (domain = demoDomain),
    checkTenantDomain: () => (domain = { ...demoDomain, state: 'proved', problem: null }),
    deleteTenantDomain: () => {
      domain = null;
      return { deleted: true };
    },
  };
}

const legalPages: readonly LegalPageDraft[] = [
  { kind: 'terms', text: '## Your account\n\nKeep your password to yourself.', updatedAt: '2026-11-20T09:00:00.000Z' },
  { kind: 'privacy', text: '', updatedAt: null },
  { kind: 'cookies', text: '', updatedAt: null },
];

const demoClients: readonly ClientAccount[] = [
  client(2, 'kim@juniper.example', ['Kim', 'Okafor'], { renders: 12, renderLimit: 30 }),
  client(3, 'a.person.with.a.very.long.address@marketing.example.com', ['', ''], { renders: 3, renderLimit: -1 }),
  { ...client(4, 'lee@harbor.example', ['Lee', 'Park'], { renders: 10, renderLimit: 10 }), status: 'suspended' },
];

const demoTenants: readonly ManagedTenant[] = [
  { ...tenant(5, 'Harbor Bakery', 'white_label', false), domain: 'videos.bakery.example' },
  tenant(6, 'North Quay Yoga', 'white_label', false),
];

function client(
  id: number,
  email: string,
  [firstName, lastName]: readonly [string, string],
  { renders, renderLimit }: { readonly renders: number; readonly renderLimit: number },
): ClientAccount {
  return {
    id,
    email,
    firstName,
    lastName,
    role: 'client',
    status: 'active',
    tenantName: 'Harbor Films',
    limits: { ...person.limits, renderLimit, organisationLimit: 3 },
    usages: { renders, concurrentRenders: 0, organisations: 1, storageBytes: renders * 310_000_000 },
    projects: renders + 4,
    lastSeenAt: id === 3 ? null : `2026-11-0${id}T09:30:00.000Z`,
    mayActAs: true,
    mayManage: true,
  };
}

function tenant(id: number, name: string, kind: ManagedTenant['kind'], isOwn: boolean): ManagedTenant {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const parentName = isOwn ? null : 'Harbor Films';
  const createdAt = '2026-10-01T08:00:00.000Z';
  return { id, slug, name, kind, parentName, archived: false, isOwn, people: 3, clients: 2, domain: null, createdAt };
}

function summary(): AgencySummary {
  const counts = [0, 2, 1, 4, 3, 0, 1, 5, 2, 6, 4, 3, 7, 2];
  return {
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-11-14T12:00:00.000Z',
    clients: 3,
    activeClients: 2,
    projects: 31,
    renders: counts.reduce((sum, renders) => sum + renders, 0),
    days: counts.map((renders, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      renders,
      projects: (renders * 2) % 5,
    })),
    topClients: [
      { id: 2, name: 'Kim Okafor', renders: 24 },
      { id: 4, name: 'Lee Park', renders: 13 },
      { id: 3, name: 'a.person.with.a.very.long.address@marketing.example.com', renders: 3 },
    ],
  };
}
