import { describe, expect, it } from 'vitest';
import { type UserRole, userRoles } from '../../../../sdk/contract/account/role';
import { mayActAs, mayCall, mayInvite } from '../../../../server/account/rules/roles';

const rolesThat = (may: (role: UserRole) => boolean) => userRoles.filter(may);

describe('a call', () => {
  it.each([
    ['none', [...userRoles]],
    ['user', [...userRoles]],
    ['staff', ['reseller', 'agency_user', 'agency_admin', 'operator']],
    ['admin', ['reseller', 'agency_admin', 'operator']],
    ['operator', ['operator']],
    ['key', []],
  ] as const)('for %s is open to %j', (auth, roles) => {
    expect(rolesThat((role) => mayCall(role, auth))).toEqual(roles);
  });
});

describe('acting as another person', () => {
  it.each([
    ['operator', ['user', 'client', 'reseller', 'agency_user', 'agency_admin']],
    ['agency_admin', ['user', 'client', 'agency_user']],
    ['reseller', ['user', 'client', 'agency_user']],
    ['agency_user', []],
    ['client', []],
    ['user', []],
  ] as const)('is open to %s for lower ranks alone: %j', (role, others) => {
    expect(rolesThat((other) => mayActAs(role, other))).toEqual(others);
  });
});

describe('an invitation', () => {
  it('into the own tenant never gives more than the own role has', () => {
    expect(rolesThat((invited) => mayInvite('agency_admin', invited))).toEqual([
      'client',
      'agency_user',
      'agency_admin',
    ]);
    expect(rolesThat((invited) => mayInvite('reseller', invited))).toEqual(['user', 'client', 'reseller']);
    expect(rolesThat((invited) => mayInvite('agency_user', invited))).toEqual([]);
    expect(rolesThat((invited) => mayInvite('operator', invited))).toEqual([...userRoles]);
  });

  it('into a tenant below gives the roles that such a tenant has', () => {
    expect(rolesThat((invited) => mayInvite('agency_admin', invited, 'reseller'))).toEqual([
      'user',
      'client',
      'reseller',
    ]);
    expect(rolesThat((invited) => mayInvite('operator', invited, 'house'))).toEqual([]);
  });
});
