/** Signed addresses of exports: the number of the export and an HMAC of it. Whether it is still there its row says. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../account/session/keys';

export interface DataExportLinks {
  /** Path and query of the download. */
  sign(exportId: number): string;
  /** The number; undefined for a token that is not ours. */
  read(token: string): number | undefined;
}

export const EXPORT_PATH = '/account-export';

export function createDataExportLinks(keys: KeyRing): DataExportLinks {
  return {
    sign(exportId) {
      const { kid, secret } = keys.current;
      return `${EXPORT_PATH}?token=${exportId}.${kid}.${macOf(secret, exportId).toString('base64url')}`;
    },
    read(token) {
      const [number = '', kid, mac = ''] = token.split('.');
      const secret = keys.find(kid)?.secret;
      if (!secret || !/^[1-9]\d{0,14}$/.test(number)) return undefined;
      const expected = macOf(secret, Number(number));
      const given = Buffer.from(mac, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected) ? Number(number) : undefined;
    },
  };
}

function macOf(secret: Uint8Array, exportId: number): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['data-export', exportId]))
    .digest();
}
