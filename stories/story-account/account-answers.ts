import type { Invitation, SignInSession, User, UserRole } from '@spotreel/sdk/contract';
import { person } from './demo-account';
import type { Answers } from './story-call';

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

const codes = ['7f2k-9qpd', 'm3xv-4tzw', 'b8cn-6hjr', 'w5ya-2fgk', 'p9de-7smu', 'k4rt-3vxb'];

/** What the pages of the account and the forms before login are answered. */
export function accountAnswers(): Answers {
  let user: User = person;
  let sessions = demoSessions;
  let invitations = demoInvitations;
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
    secondFactor: () => ({ enabled: false, required: false, recoveryCodesLeft: 0 }),
    beginSecondFactor: () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Spotreel:dana@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Spotreel',
    }),
    confirmSecondFactor: () => ({ codes }),
    renewRecoveryCodes: () => ({ codes }),
    endSecondFactor: () => ({ enabled: false }),
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

function invited(id: number, email: string, role: UserRole, status: Invitation['status']): Invitation {
  return {
    id,
    email,
    role,
    status,
    invitedBy: 'Dana Demo',
    createdAt: '2026-11-01T08:00:00.000Z',
    expiresAt: '2026-11-08T08:00:00.000Z',
  };
}
