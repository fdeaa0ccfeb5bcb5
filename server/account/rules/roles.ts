/** What a role opens, and which roles it may give to others. */
import { type Call, INVITABLE_ROLES, type TenantKind, type UserRole } from '@spotreel/sdk/contract';

/** Those who manage a tenant. */
const ADMINS: readonly UserRole[] = ['operator', 'agency_admin', 'reseller'];
/** Those who look after clients. */
const STAFF: readonly UserRole[] = [...ADMINS, 'agency_user'];

/** Whether calls with this `auth` are for the role. What is the role's own in the data is up to each call. */
export function mayCall(role: UserRole, auth: Call['auth']): boolean {
  if (auth === 'key') return false;
  if (auth === 'operator') return role === 'operator';
  if (auth === 'staff') return STAFF.includes(role);
  return auth === 'admin' ? ADMINS.includes(role) : true;
}

/** Roles that people of a tenant have, by its kind: what those above it may invite into it. */
const ROLES_OF_KIND: Readonly<Record<TenantKind, readonly UserRole[]>> = {
  house: [],
  agency: ['agency_admin', 'agency_user', 'client'],
  white_label: ['agency_admin', 'agency_user', 'client'],
  reseller: ['reseller', 'user', 'client'],
};

/** `below`: kind of the tenant that it is for, where that is not the own one. */
export function mayInvite(role: UserRole, invited: UserRole, below?: TenantKind): boolean {
  return (below ? ROLES_OF_KIND[below] : INVITABLE_ROLES[role]).includes(invited);
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
