import { expect, it } from 'vitest';
import {
  ADMIN_ROLES,
  CLIENT_ROLES,
  INVITABLE_ROLES,
  isAdminRole,
  isStaffRole,
  ROLES_OF_KIND,
  userRoles,
} from '../../../../sdk/contract/account/role';

it('admins manage a tenant, and agency users look after clients with them', () => {
  expect(userRoles.filter(isAdminRole)).toEqual(['reseller', 'agency_admin', 'operator']);
  expect(userRoles.filter(isStaffRole)).toEqual(['reseller', 'agency_user', 'agency_admin', 'operator']);
  expect([isAdminRole(undefined), isStaffRole(undefined)]).toEqual([false, false]);
  expect([...ADMIN_ROLES, ...CLIENT_ROLES].toSorted()).toEqual(
    userRoles.filter((role) => role !== 'agency_user').toSorted(),
  );
});

it('the first role of a tenant is the one that its people have most often', () => {
  expect(Object.entries(ROLES_OF_KIND).map(([kind, [first]]) => [kind, first])).toEqual([
    ['house', undefined],
    ['agency', 'agency_admin'],
    ['white_label', 'client'],
    ['reseller', 'reseller'],
  ]);
});

it('only roles that manage a tenant invite, and each invites its own', () => {
  expect(userRoles.filter((role) => INVITABLE_ROLES[role].length > 0)).toEqual(userRoles.filter(isAdminRole));
  for (const role of ADMIN_ROLES) expect(INVITABLE_ROLES[role]).toContain(role);
});
