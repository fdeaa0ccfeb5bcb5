import { describe, expect, test } from 'vitest';
import { DEFAULT_ACCOUNT_LIMITS } from '../../../../sdk/contract';
import { effectiveLimits, exceededLimits, opensMore } from '../../../../server/account/plans/plan-rules';

test('limits: what was agreed for the account precedes the plan, which precedes the defaults', () => {
  expect(effectiveLimits({ renderLimit: 5, organisationLimit: 4 }, { organisationLimit: 9 })).toEqual({
    ...DEFAULT_ACCOUNT_LIMITS,
    renderLimit: 5,
    organisationLimit: 9,
  });
});

describe('an admin gives away no more than the own account has', () => {
  const own = {
    limits: { renderLimit: 10, organisationLimit: -1 },
    permissions: ['a'],
    premium: false,
    countsDeviceExports: true,
  };
  test.each([
    ['the same', own, false],
    ['less', { ...own, limits: { renderLimit: 9, organisationLimit: 5 }, permissions: [] }, false],
    ['a higher limit', { ...own, limits: { renderLimit: 11 } }, true],
    ['no limit', { ...own, limits: { renderLimit: -1 } }, true],
    ['the default, which is no limit', { ...own, limits: {} }, true],
    ['another permission', { ...own, permissions: ['a', 'b'] }, true],
    ['premium templates', { ...own, premium: true }, true],
    ['exports on the device that do not count', { ...own, countsDeviceExports: false }, true],
  ])('%s', (_, wanted, refused) => {
    expect(opensMore(wanted, own)).toBe(refused);
  });
});

test('a limit of nothing is less than any, and is exceeded by one and by no limit', () => {
  const none = { ...DEFAULT_ACCOUNT_LIMITS, renderLimit: 0 };
  expect(exceededLimits({ renderLimit: 0 }, none)).toEqual([]);
  expect(exceededLimits({ renderLimit: 1 }, none)).toEqual(['renderLimit']);
  expect(exceededLimits({ renderLimit: -1 }, none)).toEqual(['renderLimit']);
  expect(exceededLimits({ renderLimit: 0 }, { ...none, renderLimit: 5 })).toEqual([]);
});

test('what is no limit exceeds none', () => {
  expect(
    exceededLimits({ renderLimit: '99', colour: 99, organisationLimit: undefined }, DEFAULT_ACCOUNT_LIMITS),
  ).toEqual([]);
});
