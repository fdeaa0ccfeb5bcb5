import { expect, test } from 'vitest';
import { clientAddress, isLoopback } from '../../../../server/platform/http/request-context';

const PEER = '10.0.0.1';
const addressOf = (forwarded: string | undefined, trustedProxies: number) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), PEER, trustedProxies);

test('without a proxy, nobody is believed who says where a request comes from', () => {
  expect(addressOf('198.51.100.7', 0)).toBe(PEER);
  expect(addressOf(undefined, 0)).toBe(PEER);
});

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  ['198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
  ['198.51.100.7,203.0.113.9 , 10.0.0.2', 2, '203.0.113.9'],
])('what a sender writes before the address that a proxy adds does not count: %s', (forwarded, proxies, address) => {
  expect(addressOf(forwarded, proxies)).toBe(address);
});

test('a request that came past the proxies has the address of its socket', () => {
  expect(addressOf(undefined, 1)).toBe(PEER);
  expect(addressOf('203.0.113.9', 2)).toBe(PEER);
  expect(clientAddress(new Headers(), undefined, 1)).toBe('unknown');
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
  ['128.0.0.1', false],
])('whether %s is this machine: %s', (host, isThis) => {
  expect(isLoopback(host)).toBe(isThis);
});
