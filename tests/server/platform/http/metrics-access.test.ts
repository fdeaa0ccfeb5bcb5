import { describe, expect, test } from 'vitest';
import { mayReadMetrics } from '../../../../server/platform/http/metrics-access';

const TOKEN = 'a-token-of-the-operator';
const asked = (authorization?: string, address = '10.0.0.1') =>
  mayReadMetrics(
    { raw: new Request('http://spotreel.test/metrics', { headers: authorization ? { authorization } : {} }), address },
    TOKEN,
  );

describe('without a token', () => {
  const open = (address: string, headers = {}) =>
    mayReadMetrics({ raw: new Request('http://spotreel.test/metrics', { headers }), address });

  test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'])(
    '%s is this machine',
    (address) => {
      expect(open(address)).toBe(true);
    },
  );

  test.each(['10.0.0.1', '::2', '::ffff:10.0.0.1', '1::ffff:127.0.0.1', 'unknown', ''])('%s is another', (address) => {
    expect(open(address)).toBe(false);
  });

  test('a proxy on this machine may ask for a stranger', () => {
    expect(open('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(false);
    expect(open('127.0.0.1', { 'x-real-ip': '203.0.113.9' })).toBe(false);
    expect(open('127.0.0.1', { forwarded: 'for=203.0.113.9' })).toBe(false);
    expect(open('127.0.0.1', { via: '1.1 proxy' })).toBe(false);
  });

  test('a token that is sent opens nothing', () => {
    expect(open('10.0.0.1', { authorization: `Bearer ${TOKEN}` })).toBe(false);
  });
});

test('the token comes alone, and its scheme in any case', () => {
  expect([asked(`bearer   ${TOKEN}`), asked(`Bearer ${TOKEN} more`), asked(`No Bearer ${TOKEN}`)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a token opens the numbers from anywhere, and nothing else does', () => {
  expect(asked(`Bearer ${TOKEN}`)).toBe(true);
  expect([asked(), asked('Bearer wrong'), asked(`Basic ${TOKEN}`), asked(undefined, '127.0.0.1')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
