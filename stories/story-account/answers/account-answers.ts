import type {
  AccountVisit,
  AuditEntry,
  Invitation,
  LinkedIdentity,
  ManagedPerson,
  SignInSession,
  User,
  UserRole,
} from '@spotreel/sdk/internal/contract';
import { person } from '../demo-account';
import { pageOf } from '../page-of';
import type { Answers, Asked } from '../story-call';

export const demoSessions: readonly SignInSession[] = [
  session(1, 'Firefox on Linux', true),
  session(2, 'Safari on iPhone', false),
  session(3, '', false),
];

export const demoInvitations: readonly Invitation[] = [
  invited(1, 'sam@example.com', 'user', 'open'),
  invited(2, 'a.person.with.a.very.long.address@marketing.example.com', 'client', 'expired'),
  invited(3, 'kim@example.com', 'operator', 'accepted'),
];

export const demoPeople: readonly ManagedPerson[] = [
  managed(1, 'dana@example.com', ['Dana', 'Demo'], 'operator'),
  managed(2, 'kim@juniper.example', ['Kim', 'Okafor'], 'client'),
  managed(3, 'a.person.with.a.very.long.address@marketing.example.com', ['', ''], 'agency_user'),
  { ...managed(4, 'lee@juniper.example', ['Lee', 'Park'], 'client'), status: 'suspended' },
];

const demoSitting = {
  reason: 'Why the export of the spring offer failed, as asked by phone',
  endsAt: '2026-11-22T15:00:00.000Z',
  reads: [
    { action: 'Projects of the user, the newest first.', times: 14 },
    { action: 'Renders of a project.', times: 3 },
    { action: 'The signed-in user.', times: 2 },
  ],
};

export const demoAuditLog: readonly AuditEntry[] = [
  { ...logged(4, 'Deletes a project with its renders.', 'DELETE /v1/project/100013'), outcome: 'refused' },
  logged(3, 'Deletes a project with its renders.', 'DELETE /v1/project/100012'),
  logged(2, 'Saves the whole state of a project.', 'PUT /v2/project/100012'),
  { ...logged(1, 'Begins to act as another person for a while.', 'POST /v1/impersonation'), sitting: demoSitting },
];

const demoVisits: readonly AccountVisit[] = [
  visit(2, 'Why the export of the spring offer failed, as asked by phone', true),
  visit(1, 'Set up the new brand colors', false),
];

export const demoIdentities: readonly LinkedIdentity[] = [
  linked(1, 'google', 'dana@example.com'),
  linked(2, 'twitter', '@dana_makes_videos'),
];

const codes = ['7f2k-9qpd', 'm3xv-4tzw', 'b8cn-6hjr', 'w5ya-2fgk', 'p9de-7smu', 'k4rt-3vxb'];

/** Answers for the pages of the account and the forms before login. */
export function accountAnswers(): Answers {
  let user: User = person;
  let sessions = demoSessions;
  let invitations = demoInvitations;
  let identities = demoIdentities;
  return {
    requestPasswordReset: () => ({ accepted: true }),
    register: () => ({ accepted: true }),
    resetPassword: () => ({ email: person.email }),
    invitationOffer: () => ({ email: 'sam@example.com', tenantName: 'Juniper & Co', role: 'user' }),
    acceptInvitation: () => ({ token: 'story', refreshToken: 'story', user: person }),
    updateProfile: ({ body }) => (user = { ...user, ...(body as Partial<User>) }),
    updatePassword: () => ({ endedSessions: 2 }),
    updateNotifications: ({ body }) => (user = { ...user, notifications: body as User['notifications'] }),
    sessions: () => sessions,
    endSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== Number(params.sessionId));
      return { ended: true };
    },
    endOtherSessions: () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { ended: 2 };
    },
    linkedIdentities: () => identities,
    unlinkIdentity: ({ params }) => {
      identities = identities.filter(({ id }) => id !== Number(params.identityId));
      return { unlinked: true };
    },
    permissions: () => person.permissions,
    secondFactor: () => ({ enabled: false, required: false, hasCodesByEmail: false, recoveryCodesLeft: 0 }),
    beginSecondFactor: () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Spotreel:dana@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Spotreel',
    }),
    confirmSecondFactor: () => ({ codes }),
    renewRecoveryCodes: () => ({ codes }),
    endSecondFactor: () => ({ enabled: false }),
    people: (asked) => pageOf(found(demoPeople, asked), asked),
    beginActingAs: () => person,
    endActingAs: () => ({ ended: true }),
    actingAs: () => ({ sitting: { ...demoSitting, beganAt: '2026-11-22T14:30:00.000Z', secondsLeft: 23 * 60 } }),
    accountVisits: (asked) => pageOf(demoVisits, asked),
    exportAudit: () => ({ lines: `${JSON.stringify(demoAuditLog[0])}\n`, next: null }),
    auditLog: (asked) => pageOf(found(demoAuditLog, asked), asked),
    invitations: () => invitations,
    createInvitation: ({ body }) => {
      const { email, role } = body as { email: string; role: UserRole };
      const created = invited(invitations.length + 1, email, role, 'open');
      invitations = [created, ...invitations];
      return created;
    },
    deleteInvitation: ({ params }) => {
      invitations = invitations.filter(({ id }) => id !== Number(params.invitationId));
      return { deleted: true };
    },
  };
}

function session(id: number, device: string, isCurrent: boolean): SignInSession {
  return {
    id,
    device,
    isCurrent,
    signedInAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: `2026-11-0${4 - id}T09:30:00.000Z`,
  };
}

function linked(id: number, provider: LinkedIdentity['provider'], label: string): LinkedIdentity {
  return { id, provider, label, linkedAt: '2026-10-01T08:00:00.000Z', lastUsedAt: '2026-11-01T08:00:00.000Z' };
}

function invited(id: number, email: string, role: UserRole, status: Invitation['status']): Invitation {
  return {
    id,
    email,
    role,
    status,
    tenantId: 1,
    tenantName: 'Juniper & Co',
    invitedBy: 'Dana Demo',
    createdAt: '2026-11-01T08:00:00.000Z',
    expiresAt: '2026-11-08T08:00:00.000Z',
  };
}

function managed(id: number, email: string, [firstName, lastName]: [string, string], role: UserRole): ManagedPerson {
  const mayActAs = role !== 'operator';
  return { id, email, firstName, lastName, role, status: 'active', tenantName: 'Juniper & Co', mayActAs };
}

function visit(id: number, reason: string, isOpen: boolean): AccountVisit {
  const times = { beganAt: `2026-11-0${id}T09:30:00.000Z`, endsAt: `2026-11-0${id}T10:00:00.000Z` };
  return { id, by: 'Dana Demo', reason, ...times, isOpen };
}

function logged(id: number, action: string, request: string): AuditEntry {
  const at = `2026-11-0${id}T09:30:00.000Z`;
  return {
    id,
    at,
    actor: 'dana@example.com',
    subject: 'kim@juniper.example',
    action,
    request,
    outcome: 'done',
    sitting: null,
  };
}

/** Items in which the searched text occurs. */
function found<Item>(items: readonly Item[], { query }: Asked): Item[] {
  const text = (query.search ?? '').toLowerCase();
  return items.filter((item) => JSON.stringify(item).toLowerCase().includes(text));
}
