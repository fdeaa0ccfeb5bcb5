/**
 * Addresses of files. An `<img>` sends no header, so each address carries its own right: a signature over the key and
 * the time it ends. The end is rounded, so that a file has the same address for hours and stays in the browser's cache.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/base';
import type { KeyRing } from '../account/session/keys';
import { LIBRARY_PREFIX } from './library-prefix';

/** Addresses change at most this often (milliseconds)... */
const STEP_MS = 6 * 60 * 60 * 1000;
/** ...and are good for at least this long. */
const MINIMUM_MS = 12 * 60 * 60 * 1000;

export interface Addresses {
  /** `downloadName`: the browser stores the file under this name instead of showing it. */
  of(key: string, downloadName?: string): string;
}

export interface AddressBook {
  /** Addresses that start with `baseUrl` (an origin). */
  at(baseUrl: string): Addresses;
  /** Whether the signature is ours and not over; `secondsLeft` of it. */
  check(key: string, query: URLSearchParams): { readonly valid: boolean; readonly secondsLeft: number };
}

export function createAddressBook(keys: KeyRing, clock: Clock): AddressBook {
  return {
    at: (baseUrl) => ({
      of(key, downloadName = '') {
        if (key.startsWith(LIBRARY_PREFIX)) return `${baseUrl}/${encoded(key)}`;
        const expires = Math.ceil((clock.now() + MINIMUM_MS) / STEP_MS) * (STEP_MS / 1000);
        const query = new URLSearchParams({ exp: String(expires), kid: keys.current.kid });
        if (downloadName) query.set('name', downloadName);
        query.set('sig', signature(keys.current.secret, key, expires, downloadName).toString('base64url'));
        return `${baseUrl}/media/${encoded(key)}?${query}`;
      },
    }),
    check(key, query) {
      const expires = Number(query.get('exp'));
      const secret = keys.find(query.get('kid') ?? undefined)?.secret;
      const secondsLeft = Math.floor(expires - clock.now() / 1000);
      if (!secret || !(secondsLeft > 0)) return { valid: false, secondsLeft: 0 };
      const expected = signature(secret, key, expires, query.get('name') ?? '');
      const given = Buffer.from(query.get('sig') ?? '', 'base64url');
      return { valid: given.length === expected.length && timingSafeEqual(given, expected), secondsLeft };
    },
  };
}

function signature(secret: Uint8Array, key: string, expires: number, downloadName: string): Buffer {
  return createHmac('sha256', secret).update(`${key}\n${expires}\n${downloadName}`).digest();
}

function encoded(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
