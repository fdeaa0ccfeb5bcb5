/**
 * Addresses of files. An `<img>` sends no header, so each address carries its own right: a signature over the key and
 * the time it ends. The end is rounded, so that a file has the same address for hours and stays in the browser's cache.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { Signer } from '../../account/session/signer';
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
  /** Checks that the signature is ours and not over; `secondsLeft` of it. */
  check(key: string, query: URLSearchParams): { readonly valid: boolean; readonly secondsLeft: number };
}

export function createAddressBook(signer: Pick<Signer, 'sign' | 'isSigned'>, clock: Clock): AddressBook {
  return {
    at: (baseUrl) => ({
      of(key, downloadName = '') {
        if (key.startsWith(LIBRARY_PREFIX)) return `${baseUrl}/${encoded(key)}`;
        const expires = Math.ceil((clock.now() + MINIMUM_MS) / STEP_MS) * (STEP_MS / 1000);
        const query = new URLSearchParams({ exp: String(expires) });
        if (downloadName) query.set('name', downloadName);
        query.set('sig', signer.sign('media-address', [key, expires, downloadName]));
        return `${baseUrl}/media/${encoded(key)}?${query}`;
      },
    }),
    check(key, query) {
      const expires = Number(query.get('exp'));
      const secondsLeft = Math.floor(expires - clock.now() / 1000);
      if (!(secondsLeft > 0)) return { valid: false, secondsLeft: 0 };
      const parts = [key, expires, query.get('name') ?? ''];
      return { valid: signer.isSigned('media-address', parts, query.get('sig') ?? ''), secondsLeft };
    },
  };
}

function encoded(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
