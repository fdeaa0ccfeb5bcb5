/** What a role opens, and which roles it may give to others. */
import { type Call, INVITABLE_ROLES, type UserRole } from '@spotreel/sdk/contract';

/** Those who manage a tenant. */
const ADMINS: readonly UserRole[] = ['operator', 'agency_admin', 'reseller'];

/** Whether calls with this `auth` are for the role. What is the role's own in the data is up to each call. */
export function mayCall(role: UserRole, auth: Call['auth']): boolean {
  if (auth === 'key') return false;
  if (auth === 'operator') return role === 'operator';
  return auth === 'admin' ? ADMINS.includes(role) : true;
}

export function mayInvite(role: UserRole, invited: UserRole): boolean {
  return INVITABLE_ROLES[role].includes(invited);
}

const RANK: Readonly<Record<UserRole, number>> = {
  user: 0,
  client: 0,
  agency_user: 1,
  reseller: 2,
  agency_admin: 2,
  operator: 3,
};

/** Whether the role lets somebody act as another person: never as one of the same or a higher rank. */
export function mayActAs(role: UserRole, other: UserRole): boolean {
  return ADMINS.includes(role) && RANK[other] < RANK[role];
}
