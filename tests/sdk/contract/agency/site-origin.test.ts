import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allowedOriginDraft, siteOrigin } from '../../../../sdk/contract/agency/site-origin';

describe('the origin of a site', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    [' HTTPS://Shop.Example/ ', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['https://192.168.1.5', 'https://192.168.1.5'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://my-shop.localhost', 'http://my-shop.localhost'],
  ])('is taken as browsers write it: %j is %s', (text, origin) => {
    expect(z.parse(siteOrigin, text)).toBe(origin);
  });

  it.each([
    'shop.example',
    'http://shop.example',
    'http://localhost.example',
    'http://xlocalhost',
    'http://127.0.0.12',
    'http://1127.0.0.1',
    'http://a.b.localhost',
    'ftp://shop.example',
    'ftp://localhost',
    'ws://localhost:3000',
    'https://*.shop.example',
    'https://shop.example/path',
    'https://shop.example/?a',
    'https://shop.example/#a',
    'https://me@shop.example',
    'https://:word@shop.example',
    '',
  ])('is not %j', (text) => {
    expect(z.safeParse(siteOrigin, text).error?.issues.map(({ message }) => message)).toEqual([
      'Enter an origin like https://www.example.com, without a path. http is for localhost alone.',
    ]);
  });

  it('has at most 300 characters', () => {
    const longest = `https://${'a.'.repeat(142)}examples`;
    expect(z.parse(siteOrigin, longest)).toHaveLength(300);
    expect(z.safeParse(siteOrigin, `${longest}x`).success).toBe(false);
  });

  it('may not show pages in a frame unless that is said', () => {
    expect(z.parse(allowedOriginDraft, { origin: 'https://shop.example' }).mayFrame).toBe(false);
    expect(z.parse(allowedOriginDraft, { origin: 'https://shop.example', mayFrame: true }).mayFrame).toBe(true);
  });
});
