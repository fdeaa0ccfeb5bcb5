import * as z from 'zod/mini';
import type { TenantKind } from '../agency/tenant';

/**
 * Roles and their rights beside working in the own account:
 * - `operator`: runs the server; every tenant.
 * - `agency_admin`: people, brand, domain and clients of one agency.
 * - `agency_user`: sees the agency's clients and what they make.
 * - `reseller`: API keys, webhooks and users of one reseller.
 * - `client` and `user`: nothing more.
 */
export const userRoles = ['user', 'client', 'reseller', 'agency_user', 'agency_admin', 'operator'] as const;

export const userRole = z.enum(userRoles);
/** Role of an account in its tenant. */
export type UserRole = z.infer<typeof userRole>;

/** Roles that manage their tenant, and those below it. */
export const ADMIN_ROLES = ['operator', 'agency_admin', 'reseller'] as const;
/** Roles that look after clients. */
const STAFF_ROLES = [...ADMIN_ROLES, 'agency_user'] as const;
/** Roles of those whom the staff looks after. */
export const CLIENT_ROLES = ['user', 'client'] as const;

/** True if the role manages a tenant. False for `undefined`. */
export function isAdminRole(role: UserRole | undefined): boolean {
  return ADMIN_ROLES.some((admin) => admin === role);
}

/** True if the role looks after clients. False for `undefined`. */
export function isStaffRole(role: UserRole | undefined): boolean {
  return STAFF_ROLES.some((staff) => staff === role);
}

/** Roles that people of a tenant have, by its kind: what those above it may invite into it. Forms suggest the first. */
export const ROLES_OF_KIND: Readonly<Record<TenantKind, readonly UserRole[]>> = {
  house: [],
  agency: ['agency_admin', 'agency_user', 'client'],
  white_label: ['client', 'agency_admin', 'agency_user'],
  reseller: ['reseller', 'client', 'user'],
};

/** Roles that somebody may invite into the own tenant: never one above the own. */
export const INVITABLE_ROLES: Readonly<Record<UserRole, readonly UserRole[]>> = {
  operator: ['user', 'client', 'reseller', 'agency_user', 'agency_admin', 'operator'],
  agency_admin: ['client', 'agency_user', 'agency_admin'],
  reseller: ['user', 'client', 'reseller'],
  agency_user: [],
  client: [],
  user: [],
};
