/** Rights of a role, and the roles that it may give to others. */
import {
  type Call,
  INVITABLE_ROLES,
  isAdminRole,
  isStaffRole,
  ROLES_OF_KIND,
  type TenantKind,
  type UserRole,
} from '@spotreel/sdk/internal/contract';

/** True if calls with this `auth` are for the role. Each call itself restricts the data to the role. */
export function mayCall(role: UserRole, auth: Call['auth']): boolean {
  if (auth === 'key') return false;
  if (auth === 'operator') return role === 'operator';
  if (auth === 'staff') return isStaffRole(role);
  return auth === 'admin' ? isAdminRole(role) : true;
}

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

/** True if the role may act as the other one: never as one of the same or a higher rank. */
export function mayActAs(role: UserRole, other: UserRole): boolean {
  return isAdminRole(role) && RANK[other] < RANK[role];
}
