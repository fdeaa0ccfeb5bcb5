/** Rules of addresses that no page can have, and those that some page can. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neverMatches } from '../../../../sdk/survey/display/address-rule';
import { matchPageUrl } from '../../../../sdk/survey/display/page-url';

describe('an address that no page has', () => {
  test.each([
    ['exactMatch', 'pricing', 'https://example.com/pricing'],
    ['exactMatch', '/pricing', 'https://example.com/pricing'],
    ['exactMatch', '#plans', 'https://example.com/#plans'],
    ['exactMatch', '?plan=1', 'https://example.com/?plan=1'],
    ['exactMatch', 'shop.test/pricing', 'https://shop.test/pricing'],
    ['exactMatch', '//shop.test/pricing', 'https://example.com/shop.test/pricing'],
    ['exactMatch', 'https://shop.test', 'https://shop.test/'],
    ['exactMatch', 'https://Shop.test/Pricing', 'https://shop.test/Pricing'],
    ['exactMatch', 'https://shop.test:443/', 'https://shop.test/'],
    ['exactMatch', 'https://shop.test/a b', 'https://shop.test/a%20b'],
    ['exactMatch', 'https://shop.test/größe', 'https://shop.test/gr%C3%B6%C3%9Fe'],
    ['exactMatch', 'https://', 'https://example.com/'],
    ['exactMatch', 'mailto:ann@shop.test', 'https://example.com/mailto:ann@shop.test'],
    ['notMatch', 'pricing', 'https://example.com/pricing'],
    ['startsWith', '/pricing', 'https://example.com/pricing'],
    ['startsWith', 'www.shop.test', 'https://www.shop.test/'],
    ['startsWith', 'https://Shop.test/', 'https://shop.test/'],
    ['contains', 'größe', 'gr%C3%B6%C3%9Fe'],
    ['notContains', 'a b', 'a%20b'],
    ['endsWith', 'a b%20c', 'a%20b%20c'],
  ] as const)('%s %s', (rule, value, example) => {
    expect(neverMatches(rule, value)).toEqual({ example });
  });
});

describe('an address that some page has', () => {
  test.each([
    ['exactMatch', 'https://shop.test/pricing?a=1#plans'],
    ['exactMatch', 'capacitor://localhost/index.html'],
    ['startsWith', 'https://shop.test'],
    ['startsWith', 'https://shop'],
    ['startsWith', 'https://shop.test:44'],
    ['startsWith', 'https://shop.test/a/.'],
    ['startsWith', 'https://shop.test/%'],
    ['startsWith', 'https://[::'],
    ['startsWith', 'https://aaa.0'],
    ['startsWith', 'https://xn--'],
    ['startsWith', 'http'],
    ['startsWith', 'https:'],
    ['contains', '#plans'],
    ['contains', 'pricing'],
    ['contains', 'Shop.test'],
    ['endsWith', '/pricing'],
    ['endsWith', '#plans'],
  ] as const)('%s %s', (rule, value) => {
    expect(neverMatches(rule, value)).toBeUndefined();
  });

  test('whatever is cut out of it', () => {
    const cut = fc.record({
      address: fc.webUrl({ withQueryParameters: true, withFragments: true }),
      from: fc.nat(),
      to: fc.nat(),
    });
    fc.assert(
      fc.property(cut, ({ address, from, to }) => {
        const { href } = new URL(address);
        const end = 1 + (to % href.length);
        const start = from % end;
        for (const [rule, value] of [
          ['exactMatch', href],
          ['startsWith', href.slice(0, end)],
          ['contains', href.slice(start, end)],
          ['endsWith', href.slice(start)],
        ] as const) {
          expect(matchPageUrl(href, { rule, value })).toBe('match');
          expect(neverMatches(rule, value), `${rule} ${value}`).toBeUndefined();
        }
      }),
      { numRuns: 2000 },
    );
  });
});
