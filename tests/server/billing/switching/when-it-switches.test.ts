import { describe, expect, test } from 'vitest';
import { whenItSwitches } from '../../../../server/billing/switching/when-it-switches';

const pro = {
  interval: 'month' as 'month' | 'year' | 'once',
  priceMinor: 2900,
  currency: 'USD',
  limits: { organisationLimit: 5 },
  permissions: ['api.upsell.recipes'],
  premium: true,
  countsDeviceExports: false,
};

describe('a change of plan happens', () => {
  test.each([
    ['now', 'one that includes more', {}, { limits: { organisationLimit: 9 } }],
    ['now', 'one that includes more and costs less', {}, { limits: { organisationLimit: 9 }, priceMinor: 100 }],
    ['now', 'one without limit', {}, { limits: { organisationLimit: -1 } }],
    ['now', 'one with another permission', { permissions: [] }, {}],
    ['now', 'premium templates', { premium: false }, {}],
    ['now', 'exports on the device that count no more', { countsDeviceExports: true }, {}],
    ['now', 'the same for a year', {}, { interval: 'year', priceMinor: 29_000 }],
    ['now', 'the same for a year and less money', {}, { interval: 'year', priceMinor: 100 }],
    ['now', 'the same for more money', {}, { priceMinor: 3000 }],
    ['now', 'more in one thing and less in another', {}, { limits: { organisationLimit: 9 }, permissions: [] }],
    ['periodEnd', 'one that includes less', {}, { limits: { organisationLimit: 1 } }],
    ['periodEnd', 'one that includes less for a year', {}, { interval: 'year', limits: {} }],
    ['periodEnd', 'the same for a month', { interval: 'year', priceMinor: 29_000 }, {}],
    ['periodEnd', 'the same for a month and more money', { interval: 'year' }, { priceMinor: 9900 }],
    ['periodEnd', 'the same for the same money', {}, {}],
    ['periodEnd', 'the same for less money', {}, { priceMinor: 900 }],
    [undefined, 'one that is paid once', {}, { interval: 'once' }],
    [undefined, 'another currency', {}, { currency: 'EUR' }],
    [undefined, 'one that costs nothing', {}, { priceMinor: 0 }],
  ] as const)('%s: %s', (when, _, from, to) => {
    expect(
      whenItSwitches(
        { ...pro, ...from, permissions: [...((from as typeof pro).permissions ?? pro.permissions)] },
        { ...pro, ...to, permissions: [...((to as typeof pro).permissions ?? pro.permissions)] },
      ),
    ).toBe(when);
  });
});
