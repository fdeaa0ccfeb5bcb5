import * as z from 'zod/mini';

/**
 * What somebody may do beside working in the own account:
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

/** Roles that somebody may invite into the own tenant: never one above the own. */
export const INVITABLE_ROLES: Readonly<Record<UserRole, readonly UserRole[]>> = {
  operator: ['user', 'client', 'reseller', 'agency_user', 'agency_admin', 'operator'],
  agency_admin: ['client', 'agency_user', 'agency_admin'],
  reseller: ['user', 'client', 'reseller'],
  agency_user: [],
  client: [],
  user: [],
};
